"""Files of a data set: NumPy archives, Parquet, .pose and COCO; the same data gives the same bytes."""

import io
import json
import zipfile
from collections.abc import Iterator, Sequence
from typing import Any, Final

import numpy as np

from body_model.arrays import Array
from signer.corpus.dataset.varying import View
from signer.export import pose_points

FORMS: Final = ("parquet", "pose", "npz", "coco")
DATA: Final = "data"


def files_of(
    form: str, name: str, about: dict[str, Any], views: Sequence[View]
) -> Iterator[tuple[str, bytes]]:
    """Yield the files of a sign: names in the folder of the data set, and bytes."""
    if form == "npz":
        yield f"{DATA}/{name}.npz", _archive(about, views)
    elif form == "parquet":
        yield f"{DATA}/{name}.parquet", _table(about, views)
    elif form == "coco":
        yield f"{DATA}/{name}.json", _coco(about, views)
    else:
        for number, view in enumerate(views):
            yield f"{DATA}/{name}.v{number}.pose", _pose(about["points"], view)


def _archive(about: dict[str, Any], views: Sequence[View]) -> bytes:
    """Return a NumPy archive: arrays of each view, and the labels as JSON."""
    arrays: dict[str, Array] = {"points": np.array(about["points"]), "bones": np.array(about["bones"])}
    for number, view in enumerate(views):
        arrays |= {
            f"v{number}.times_s": view.times_s,
            f"v{number}.points_m": view.points_m,
            f"v{number}.pixels": view.pixels,
            f"v{number}.visible": view.visible,
            f"v{number}.rotations": view.rotations,
            f"v{number}.finger_angles": view.finger_angles,
            f"v{number}.world_to_pixel": view.variation.camera.matrix,
            f"v{number}.labels": np.array([json.dumps(each) for each in view.labels]),
        }
    sink = io.BytesIO()
    with zipfile.ZipFile(sink, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, values in arrays.items():
            held = io.BytesIO()
            np.lib.format.write_array(held, np.ascontiguousarray(values), allow_pickle=False)
            archive.writestr(
                zipfile.ZipInfo(f"{name}.npy"), held.getvalue(), zipfile.ZIP_DEFLATED
            )  # no time of day
    return sink.getvalue()


def _table(about: dict[str, Any], views: Sequence[View]) -> bytes:
    """Return a Parquet file: a row a frame of a view."""
    import pyarrow
    from pyarrow import parquet

    def column(arrays: list[Array], kind: Any) -> Any:
        flat = np.concatenate([each.reshape(len(each), -1) for each in arrays])
        return pyarrow.FixedSizeListArray.from_arrays(pyarrow.array(flat.ravel(), kind), flat.shape[1])

    counts = [len(view.times_s) for view in views]
    labels = [each for view in views for each in view.labels]
    matrices = [np.tile(view.variation.camera.matrix.ravel(), (len(view.times_s), 1)) for view in views]
    columns = {
        "name": pyarrow.array([about["name"]] * sum(counts)),
        "gloss": pyarrow.array([about["gloss"]] * sum(counts)),
        "synthetic": pyarrow.array([True] * sum(counts)),
        "view": pyarrow.array(np.repeat(np.arange(len(views)), counts), pyarrow.int16()),
        "frame": pyarrow.array(np.concatenate([np.arange(count) for count in counts]), pyarrow.int32()),
        "time_s": pyarrow.array(np.concatenate([view.times_s for view in views]), pyarrow.float32()),
        "signer": pyarrow.array([view.variation.signer for view in views for _ in view.times_s]),
        "points_m": column([view.points_m for view in views], pyarrow.float32()),
        "pixels": column([view.pixels for view in views], pyarrow.float32()),
        "visible": column([view.visible for view in views], pyarrow.bool_()),
        "rotations": column([view.rotations for view in views], pyarrow.float16()),
        "finger_angles": column([view.finger_angles for view in views], pyarrow.float16()),
        "world_to_pixel": column(matrices, pyarrow.float64()),
        "contacts": pyarrow.array([json.dumps(each["contacts"]) for each in labels]),
    }
    # Types are given: from a hand that rests all the time no type of a handshape can be inferred, and all
    # files of a data set are read as one table.
    direction = pyarrow.list_(pyarrow.float32(), 3)
    kinds = {"palm": direction, "fingers": direction, "wrist_m_s": pyarrow.float32()}
    for role in labels[0]["hands"]:
        for name in labels[0]["hands"][role]:
            values = [each["hands"][role][name] for each in labels]
            columns[f"{role}_{name}"] = pyarrow.array(values, kinds.get(name, pyarrow.string()))
    sink = pyarrow.BufferOutputStream()
    found = pyarrow.table(columns).replace_schema_metadata(
        {"points": json.dumps(about["points"]), "synthetic": "true"}
    )
    parquet.write_table(found, sink, compression="zstd")
    return bytes(sink.getvalue().to_pybytes())


def _pose(names: Sequence[str], view: View) -> bytes:
    """Return a .pose file: pixels and depth of the points, confidence 1 where they are seen."""
    camera = view.variation.camera
    seen = camera.seen(view.points_m.astype(np.float64))
    middle = camera.seen(np.array((0.0, camera.place_m[1], 0.0)))[2]
    depth = (seen[..., 2:] - middle) * camera.focal_px / middle  # as large as pixels, nearer is negative
    step_s = float(view.times_s[1] - view.times_s[0]) if len(view.times_s) > 1 else 1.0
    return pose_points.pose_bytes(
        names,
        np.concatenate([view.pixels, depth], axis=-1),
        np.asarray(view.visible, np.bool_),
        camera.size,
        round(1.0 / step_s, 4),
    )


def _coco(about: dict[str, Any], views: Sequence[View]) -> bytes:
    """Return COCO keypoints: a picture a frame of a view, with the box about the drawn figure.

    A point has 2 where it is seen, 1 where it is hidden, and 0 outside the picture.
    """
    images, annotations = list[dict[str, Any]](), list[dict[str, Any]]()
    for number, view in enumerate(views):
        width, height = view.variation.camera.size
        inside = ((view.pixels >= 0.0) & (view.pixels <= (width, height))).all(axis=-1)
        states = np.where(view.visible, 2, np.where(inside, 1, 0))
        for frame, (pixels, state) in enumerate(zip(view.pixels, states, strict=True)):
            key = len(images) + 1
            file = f"{about['name']}/v{number}/{frame:04}.png"
            images.append({"id": key, "file_name": file, "width": width, "height": height})
            low, high = view.boxes[frame, :2], view.boxes[frame, 2:]
            box = [round(float(value), 2) for value in (*low, *(high - low))]
            points = np.concatenate([np.where(state[:, None] > 0, pixels, 0.0), state[:, None]], axis=1)
            annotations.append(
                {
                    "id": key, "image_id": key, "category_id": 1, "iscrowd": 0,
                    "num_keypoints": int((state > 0).sum()),
                    "bbox": box, "area": round(box[2] * box[3], 2),
                    "keypoints": [round(float(value), 3) for value in points.ravel()],
                    "attributes": {"synthetic": True, **view.labels[frame]},
                }
            )  # fmt: skip
    category = {
        "id": 1,
        "name": "signer",
        "supercategory": "person",
        "keypoints": about["points"],
        "skeleton": [],
    }
    told = {"description": "synthetic, not reviewed by signers", "contributor": about["author"], "url": ""}
    licences = [{"id": 1, "name": about["licence"], "url": ""}]
    whole = {
        "info": told,
        "licenses": licences,
        "images": images,
        "annotations": annotations,
        "categories": [category],
    }
    return (json.dumps(whole, ensure_ascii=False) + "\n").encode("utf-8", "backslashreplace")
