"""No GPU: each reason is told as it is, by Debian's real runtime too."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.device.debian_hip import NotHere, debian_hip
from tests.device.hip_stand_in.stand_in_gpu import stand_in
from tests.device.hip_stand_in.stand_in_library import needs_c_compiler, stand_in_library
from wave_explorer.device import LaunchError, choose, devices
from wave_explorer.device.hip_library import VARIABLE, hip_libraries
from wave_explorer.device.hip_report import HipReport, ask_again, hip_report, probe

WITHOUT_GPU = pytest.mark.skipif(Path("/dev/kfd").exists(), reason="this machine has an AMD GPU's driver")


@pytest.fixture(autouse=True)
def afresh() -> None:
    ask_again()


def report_of(monkeypatch: pytest.MonkeyPatch, library: str, **environment: str) -> HipReport:
    monkeypatch.setenv(VARIABLE, library)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    ask_again()
    return hip_report()


@WITHOUT_GPU
def test_the_runtime_of_debian_sees_no_device(monkeypatch: pytest.MonkeyPatch) -> None:
    try:
        folder = debian_hip()
    except NotHere as reason:
        pytest.skip(str(reason))
    found = report_of(monkeypatch, str(folder / "libamdhip64.so.5"), LD_LIBRARY_PATH=str(folder))
    assert found.library.endswith("libamdhip64.so.5") and not found.gpus
    assert "hipGetDeviceCount failed with hipErrorNoDevice (100)" in found.reason
    assert "/dev/kfd is not there" in found.reason
    assert choose("auto", "gfx942").name == "emulator"
    with pytest.raises(LaunchError, match="hipErrorNoDevice"):
        choose("hip", "gfx942")
    with pytest.raises(LaunchError, match="hipErrorNoDevice"):
        choose("hip:0", "gfx942")


def test_a_library_that_is_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    broken = tmp_path / "libamdhip64.so"
    broken.write_bytes(b"\x7fELF and nothing more")
    found = report_of(monkeypatch, str(broken))
    assert "cannot be loaded" in found.reason and str(broken) in found.reason
    assert "cannot be loaded" in report_of(monkeypatch, str(tmp_path / "gone.so")).reason


def test_a_library_without_the_functions_of_hip_6(monkeypatch: pytest.MonkeyPatch) -> None:
    import ctypes.util

    libm = ctypes.util.find_library("m") or "libm.so.6"
    assert "has no hipGetDeviceCount: HIP 6 or newer is needed" in report_of(monkeypatch, libm).reason


def test_no_library_at_all_starts_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wave_explorer.device.hip_report.hip_libraries", tuple)

    def never(*_: object, **__: object) -> None:
        raise AssertionError("a process was started")

    monkeypatch.setattr("wave_explorer.device.hip_report.subprocess.run", never)
    assert hip_report().reason.startswith("no HIP runtime (libamdhip64) is installed")
    assert [(device.name, device.kind) for device in devices()] == [("hip", "gpu"), ("emulator", "emulator")]
    assert not devices()[0].availability().available


@needs_c_compiler
def test_a_runtime_that_does_not_fit_the_driver() -> None:
    with stand_in(fail="hipGetDeviceCount:1:35"):
        reason = hip_report().reason
    assert "do not fit each other (runtime 60342134, driver 60342134)" in reason
    assert "hipErrorInsufficientDriver" in reason


@needs_c_compiler
@WITHOUT_GPU
def test_no_device_without_a_driver() -> None:
    with stand_in(devices=""):
        assert "/dev/kfd is not there" in hip_report().reason


@needs_c_compiler
def test_no_permission_on_the_driver(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    kfd = tmp_path / "kfd"
    kfd.write_text("")
    monkeypatch.setattr("wave_explorer.device.hip_report._KFD", kfd)
    with stand_in(devices=""):
        # Root may do everything, and the answer of the system is what counts here.
        monkeypatch.setattr("wave_explorer.device.hip_report.os.access", lambda path, mode: False)
        assert "no permission on /dev/kfd: add this user to the groups render and video" in probe().reason
        monkeypatch.setattr("wave_explorer.device.hip_report.os.access", lambda path, mode: True)
        monkeypatch.setenv("HIP_VISIBLE_DEVICES", "7")
        assert "hidden by HIP_VISIBLE_DEVICES='7'?" in probe().reason


@needs_c_compiler
def test_a_probe_that_ends_its_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "wave_explorer.device.hip_report.child_command", lambda _: ["sh", "-c", "echo oh >&2; kill -11 $$"]
    )
    with stand_in():
        assert hip_report().reason == "asking HIP ended its process (exit status -11): oh"


@needs_c_compiler
def test_a_probe_that_hangs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wave_explorer.device.hip_report.child_command", lambda _: ["sleep", "60"])
    monkeypatch.setattr("wave_explorer.device.hip_report._TIME_LIMIT", 0.2)
    with stand_in():
        assert "did not answer within" in hip_report().reason


@needs_c_compiler
def test_where_the_runtime_is_looked_for(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Wheels, torch's own, the loader's path, ROCM_PATH; what a person names comes alone."""
    for folder in ("wheel/_rocm_sdk_core/lib", "torch/torch/lib", "path", "rocm/lib"):
        place = tmp_path / folder
        place.mkdir(parents=True)
        (place / "libamdhip64.so").symlink_to(stand_in_library())
    packages = {"_rocm_sdk_core": tmp_path / "wheel/_rocm_sdk_core", "torch": tmp_path / "torch/torch"}

    def folders(name: str) -> list[Path]:
        return [packages[name]] if name in packages else []

    monkeypatch.setattr("wave_explorer.device.rocm_paths.package_folders", folders)
    monkeypatch.setattr("wave_explorer.device.hip_library.package_folders", folders)
    monkeypatch.setattr("wave_explorer.device.hip_library._CACHE", tmp_path / "no cache")
    monkeypatch.setenv("LD_LIBRARY_PATH", os.pathsep.join(("", str(tmp_path / "path"))))
    monkeypatch.setenv("ROCM_PATH", str(tmp_path / "rocm"))
    monkeypatch.delenv(VARIABLE, raising=False)
    found = [Path(file.path).parent.relative_to(tmp_path) for file in hip_libraries() if "opt/rocm" not in file.path]
    assert list(dict.fromkeys(map(str, found))) == ["wheel/_rocm_sdk_core/lib", "torch/torch/lib", "path", "rocm/lib"]
    monkeypatch.setenv(VARIABLE, "/named/libamdhip64.so")
    assert [file.path for file in hip_libraries()] == ["/named/libamdhip64.so"]
