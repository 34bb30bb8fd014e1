"""BenchExec tool-info module for Certus.

Use it with `PYTHONPATH=contrib` and the tool name `certus_benchexec.certus`:

    <benchmark tool="certus_benchexec.certus" timelimit="900 s" memlimit="4 GB"> … </benchmark>
"""

import json

import benchexec.result as result
import benchexec.tools.template

# What a violated property is called there.
FALSE = {
    "unreach-call": result.RESULT_FALSE_REACH,
    "no-overflow": result.RESULT_FALSE_OVERFLOW,
    "valid-deref": result.RESULT_FALSE_DEREF,
    "valid-free": result.RESULT_FALSE_FREE,
    "valid-memtrack": result.RESULT_FALSE_MEMTRACK,
    "valid-memcleanup": result.RESULT_FALSE_MEMCLEANUP,
}


class Tool(benchexec.tools.template.BaseTool2):
    """Tool-info for Certus, a software model checker that certifies every answer."""

    def executable(self, tool_locator):
        try:
            return tool_locator.find_executable("certus")
        except benchexec.tools.template.ToolNotFoundException:
            # In a checkout of the sources.
            return tool_locator.find_executable("certus", subdir="target/release")

    def name(self):
        return "Certus"

    def version(self, executable):
        return self._version_from_tool(executable, line_prefix="certus")

    def cmdline(self, executable, options, task, rlimits):
        # No settings from files that happen to lie around, and no limit before BenchExec's own.
        command = [executable, "check", *options, "--no-config", "--json"]
        if task.property_file:
            command += ["--property", task.property_file]
        if isinstance(task.options, dict) and "data_model" in task.options:
            command += ["--data-model", task.options["data_model"]]
        if rlimits.cputime:
            command += ["--cpu-limit", f"{rlimits.cputime}s", "--time-limit", f"{10 * rlimits.cputime}s"]
        if rlimits.memory:
            # Certus ends by itself a little before it would be killed, and says why.
            command += ["--memory-limit", str(int(rlimits.memory * 0.95))]
        return command + [task.single_input_file]

    def determine_result(self, run):
        verdict = next((line for line in reversed(run.output) if line.startswith("VERDICT: ")), None)
        if verdict is None:
            return f"{result.RESULT_ERROR}(bad input)" if run.exit_code.value == 2 else result.RESULT_ERROR
        word, _, detail = verdict[len("VERDICT: "):].strip().partition(" ")
        detail = detail.strip("()")
        if word == "SAFE":
            return result.RESULT_TRUE_PROP
        if word == "UNSAFE":
            return FALSE.get(detail, f"{result.RESULT_FALSE_PROP}({detail})")
        if detail == "time limit":
            return result.RESULT_TIMEOUT
        if detail == "memory limit":
            return "OUT OF MEMORY"
        if detail == "internal error":
            return f"{result.RESULT_ERROR}(internal error)"
        return f"{result.RESULT_UNKNOWN}({detail})"

    def get_value_from_output(self, output, identifier):
        """A value of the JSON line, such as `queries`, `frames` or `ms.engine`."""
        for line in output:
            if line.startswith("{"):
                try:
                    value = json.loads(line)
                    for key in identifier.split("."):
                        value = value[key]
                    return str(value)
                except (ValueError, KeyError, TypeError):
                    return None
        return None
