from pathlib import Path

from signer.studio.files.settings import RECENT_KEPT, Settings


def test_settings_are_there_at_the_next_start(tmp_path: Path) -> None:
    first = Settings()
    first.set_theme("light")
    first.set_flag("loop", False)
    first.set_folder(tmp_path)
    first.add_recent(tmp_path / "IDEA.sign")
    first.set_names("recent_handshapes", ("5", "own/my claw"))
    first.save()
    second = Settings()
    assert second.theme == "light"
    assert second.flag("loop", True) is False
    assert second.folder == tmp_path
    assert second.names("recent_handshapes") == ("5", "own/my claw")
    assert second.names("recent_sites") == ()
    assert second.recent == (tmp_path / "IDEA.sign",)


def test_the_latest_file_comes_first_and_only_once(tmp_path: Path) -> None:
    settings = Settings()
    for name in ("a", "b", "a"):
        settings.add_recent(tmp_path / name)
    assert [path.name for path in settings.recent] == ["a", "b"]


def test_only_so_many_recent_files_are_kept(tmp_path: Path) -> None:
    settings = Settings()
    for number in range(RECENT_KEPT + 5):
        settings.add_recent(tmp_path / str(number))
    assert len(settings.recent) == RECENT_KEPT


def test_recent_files_can_be_forgotten(tmp_path: Path) -> None:
    settings = Settings()
    settings.add_recent(tmp_path / "a")
    settings.add_recent(tmp_path / "b")
    settings.forget_recent(tmp_path / "a")
    assert [path.name for path in settings.recent] == ["b"]
    settings.forget_recent()
    assert settings.recent == ()


def test_nonsense_counts_as_not_set() -> None:
    settings = Settings()
    settings._store.setValue("theme", "mauve")
    settings._store.setValue("loop", "perhaps")
    settings._store.setValue("folder", "/no/such/folder")
    assert settings.theme == "dark"
    assert settings.flag("loop", True) is True
    assert settings.folder == Path.home()
