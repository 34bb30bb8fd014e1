#!/usr/bin/env python3
"""Tests the BenchExec tool-info module: usage: test_benchexec.py FOLDER_OF_CERTUS (with BenchExec's python)."""
import pathlib, subprocess, sys

root = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(root / "contrib"))
sys.dont_write_bytecode = True

from benchexec.tools.template import BaseTool2  # noqa: E402
from benchexec.util import ProcessExitCode  # noqa: E402
from certus_benchexec.certus import Tool  # noqa: E402

tool = Tool()
locator = BaseTool2.ToolLocator(tool_directory=sys.argv[1])
executable = tool.executable(locator)
assert tool.version(executable)[0].isdigit(), tool.version(executable)
assert tool.name() == "Certus"


def of(code, *lines):
    output = BaseTool2.RunOutput([line + "\n" for line in lines])
    return BaseTool2.Run(["certus"], ProcessExitCode.create(value=code), output, None)


def run(file, prp, model):
    task = BaseTool2.Task.with_files([str(root / file)], property_file=prp, options={"data_model": model})
    limits = BaseTool2.ResourceLimits(cputime=60, memory=4_000_000_000)
    command = tool.cmdline(executable, ["--engine", "ic3cfa"], task, limits)
    # Both streams are one log there.
    ended = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=120)
    return of(ended.returncode, *ended.stdout.splitlines())


prp = str(root / "examples/properties/unreach-call.prp")
overflow = str(root / "examples/properties/no-overflow.prp")
safe, bug = run("examples/pointer-safe.c", prp, "ILP32"), run("examples/average.c", prp, "LP64")
cases = [
    (safe, "true"),
    (bug, "false(unreach-call)"),
    (run("examples/overflow-unsafe.c", overflow, "ILP32"), "false(no-overflow)"),
    (run("no-such-file.c", prp, "ILP32"), "ERROR(bad input)"),
    (of(20, "VERDICT: UNKNOWN (time limit)"), "TIMEOUT"),
    (of(20, "VERDICT: UNKNOWN (memory limit)"), "OUT OF MEMORY"),
    (of(20, "VERDICT: UNKNOWN (leaks are not looked for)"), "unknown(leaks are not looked for)"),
    (of(70, "VERDICT: UNKNOWN (internal error)"), "ERROR(internal error)"),
    (of(10, "VERDICT: UNSAFE (valid-free)"), "false(valid-free)"),
    (of(9), "ERROR"),
]
for case, expected in cases:
    found = tool.determine_result(case)
    assert found == expected, f"{found} is not {expected}: {list(case.output)}"
assert int(tool.get_value_from_output(safe.output, "queries")) > 0
assert tool.get_value_from_output(safe.output, "reduced.bits") is not None
assert tool.get_value_from_output(safe.output, "beauty") is None
print(f"benchexec: {len(cases)} results are as they should be")
