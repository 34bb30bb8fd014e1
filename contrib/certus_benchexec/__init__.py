"""BenchExec's view of Certus."""
