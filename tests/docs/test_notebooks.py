"""The notebooks of examples/notebooks run, and draw what they say they draw."""

import sys
from pathlib import Path
from typing import Any

import pytest

from tests.docs.pages import ROOT

nbformat = pytest.importorskip("nbformat", reason="nbclient is not installed: pip install igroteka[dev]")
nbclient = pytest.importorskip("nbclient", reason="nbclient is not installed: pip install igroteka[dev]")
pytest.importorskip("ipykernel", reason="ipykernel is not installed: pip install igroteka[dev]")
FOLDER = ROOT / "examples" / "notebooks"
NAMES = sorted(file.name for file in FOLDER.glob("*.ipynb"))


def run(name: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The notebook with what its cells gave, run by this Python in an empty folder."""
    kernels = folder / "kernels" / "python3"
    kernels.mkdir(parents=True)
    command = f'{{"argv": ["{sys.executable}", "-m", "ipykernel_launcher", "-f", "{{connection_file}}"], '
    (kernels / "kernel.json").write_text(command + '"display_name": "here", "language": "python"}')
    monkeypatch.setenv("JUPYTER_PATH", str(folder))
    monkeypatch.setenv("IPYTHONDIR", str(folder / "ipython"))
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "src"))
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", "1")  # more threads than cores only wait for each other
    notebook = nbformat.read(FOLDER / name, as_version=4)
    nbclient.NotebookClient(notebook, timeout=300, resources={"metadata": {"path": str(folder)}}).execute()
    return notebook


def shown(notebook: Any) -> str:
    """Everything the cells print and show."""
    told = []
    for cell in notebook.cells:
        for output in cell.get("outputs", []):
            told.append(output.get("text", ""))
            told += [f"{kind} {text}" for kind, text in output.get("data", {}).items()]
    return "\n".join(told)


EXPECTED = {
    "1-first-steps.ipynb": "text/html <",
    "2-a-balance-question.ipynb": "who begins wins",
    "3-a-tiny-learner.ipynb": "against chance",
}


def test_every_notebook_is_run() -> None:
    assert list(EXPECTED) == NAMES


@pytest.mark.timeout(400)
@pytest.mark.parametrize("name", NAMES)
def test_a_notebook_runs(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if name.startswith("3"):
        pytest.importorskip("numpy", reason="numpy is not installed: pip install igroteka[envs]")
    assert EXPECTED[name] in shown(run(name, tmp_path, monkeypatch))


@pytest.mark.parametrize("name", NAMES)
def test_a_notebook_is_kept_without_what_its_cells_gave(name: str) -> None:
    notebook = nbformat.read(FOLDER / name, as_version=4)
    nbformat.validate(notebook)
    for cell in notebook.cells:
        assert not cell.get("outputs") and cell.get("execution_count") is None
