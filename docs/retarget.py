"""Show a sign on another body.

Copy how every joint is turned, then bring the hands back to what they touch.

Animation JSON in, turns of the other body's joints out. Plain Python, no packages. Quaternions are x, y, z,
w; points in metres.

The other body is a list of joints as in `skeleton`, parents before children, in its own T-pose: `name`,
`parent`, `translation_m` and `rest_rotation` against the parent, and `ours`: the joint of the animation that
moves it (None: it keeps its rest).
"""

import math


def turn(q, v):
    """A vector turned by a quaternion."""
    x, y, z, w = q
    a, b, c = (2 * (y * v[2] - z * v[1]), 2 * (z * v[0] - x * v[2]), 2 * (x * v[1] - y * v[0]))
    return [v[0] + w * a + y * c - z * b, v[1] + w * b + z * a - x * c, v[2] + w * c + x * b - y * a]


def times(p, q):
    """The turn q, then the turn p."""
    (a, b, c, d), (x, y, z, w) = p, q
    return [
        d * x + a * w + b * z - c * y,
        d * y - a * z + b * w + c * x,
        d * z + a * y - b * x + c * w,
        d * w - a * x - b * y - c * z,
    ]


def inverse(q):
    """The turn back."""
    return [-q[0], -q[1], -q[2], q[3]]


def add(a, b, share=1):
    """A vector and a share of another."""
    return [x + share * y for x, y in zip(a, b, strict=True)]


def dot(a, b):
    """Return the dot product of two vectors: how far one goes along the other, if that is a unit vector."""
    return sum(x * y for x, y in zip(a, b, strict=True))


def length(a):
    """Return the length of a vector."""
    return math.sqrt(dot(a, a))


def shortest_turn(a, b):
    """The least turn that takes the direction a to the direction b; they must not be opposite."""
    cross = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
    q = [*cross, length(a) * length(b) + dot(a, b)]
    return [part / length(q) for part in q]


def world_turns(skeleton, local):
    """Compute how every joint is turned in the world, from its turns against the parents."""
    found = {None: [0, 0, 0, 1]}
    for joint in skeleton:
        found[joint["name"]] = times(found[joint["parent"]], local[joint["name"]])
    return found


def places(skeleton, world):
    """Compute where every joint is."""
    found = {None: [0, 0, 0]}
    for joint in skeleton:
        found[joint["name"]] = add(
            found[joint["parent"]], turn(world[joint["parent"]], joint["translation_m"])
        )
    return found


def our_turns(animation, frame):
    """Compute how every joint of the animation is turned in the world in one frame."""
    track = animation["tracks"]["rotation"]
    local = {joint["name"]: joint["rest_rotation"] for joint in animation["skeleton"]}
    return world_turns(
        animation["skeleton"], local | dict(zip(track["joints"], track["frames"][frame], strict=True))
    )


def t_pose_turns(animation):
    """Compute how every joint of the animation is turned in the world in its T-pose."""
    return world_turns(
        animation["skeleton"], {joint["name"]: joint["t_pose_rotation"] for joint in animation["skeleton"]}
    )


def resting_turns(body):
    """Compute how every joint of the other body is turned in the world in its own T-pose."""
    return world_turns(body, {joint["name"]: joint["rest_rotation"] for joint in body})


def copied(animation, body, frame):
    """Turn every joint of the other body as ours is, each counted from its T-pose.

    These are turns in the world.
    """
    ours, our_t, their_t = our_turns(animation, frame), t_pose_turns(animation), resting_turns(body)
    found = {None: [0, 0, 0, 1]}
    for joint in body:
        if joint["ours"] is None:
            found[joint["name"]] = times(found[joint["parent"]], joint["rest_rotation"])
        else:
            from_t_pose = times(ours[joint["ours"]], inverse(our_t[joint["ours"]]))
            found[joint["name"]] = times(from_t_pose, their_t[joint["name"]])
    return found


def carried(animation, body, world, frame, joint, point):
    """Compute where a point beside one of our joints is on the other body.

    The next joint up stands in for one that it lacks.
    """
    skeleton, ours = animation["skeleton"], our_turns(animation, frame)
    at, theirs, parents = (
        places(skeleton, ours),
        named(body),
        {each["name"]: each["parent"] for each in skeleton},
    )
    point = add(at[joint], turn(ours[joint], point))
    while joint not in theirs:
        joint = parents[joint]
    name, beside = theirs[joint], add(point, at[joint], -1)
    ours_from_t = times(ours[joint], inverse(t_pose_turns(animation)[joint]))
    theirs_from_t = times(world[name], inverse(resting_turns(body)[name]))
    return add(places(body, world)[name], turn(times(theirs_from_t, inverse(ours_from_t)), beside))


def missed(animation, body, world, frame, goal):
    """From where the articulator is on the other body to where it should be."""
    point = carried(animation, body, world, frame, goal["articulator_joint"], goal["articulator_m"])
    return add(carried(animation, body, world, frame, goal["target_joint"], goal["target_m"]), point, -1)


def with_hand_moved(body, world, side, shift):
    """Move a hand by bending and turning its arm; the hand itself stays turned as it is."""
    at, theirs = places(body, world), named(body)
    shoulder, elbow, wrist = (at[theirs[side + name]] for name in ("UpperArm", "LowerArm", "Hand"))
    upper, lower, wanted = (
        add(elbow, shoulder, -1),
        add(wrist, elbow, -1),
        add(add(wrist, shift), shoulder, -1),
    )
    a, b = length(upper), length(lower)
    reach = min(max(length(wanted), abs(a - b)), a + b)
    ahead = [part / length(wanted) for part in wanted]
    along = (a * a - b * b + reach * reach) / (
        2 * reach
    )  # law of cosines: how far along the line the elbow stands
    aside = add(upper, ahead, -dot(upper, ahead))  # and to which side of it, as it does now
    off = math.sqrt(max(a * a - along * along, 0)) / max(length(aside), 1e-9)  # 0 for a straight arm
    new_upper = add([along * part for part in ahead], aside, off)
    new_lower = add([reach * part for part in ahead], new_upper, -1)
    bent = {"UpperArm": shortest_turn(upper, new_upper), "LowerArm": shortest_turn(lower, new_lower)}
    moved = dict(world)
    for part, by in bent.items():
        for name in (side + part, side + part + "Twist"):
            if name in theirs:
                moved[theirs[name]] = times(by, world[theirs[name]])
    return moved


def retargeted(animation, body):
    """For every frame how every joint of the other body is turned, with every contact where it belongs."""
    frames = range(animation["timing"]["frames"])
    shown = [copied(animation, body, frame) for frame in frames]
    hands = sorted(animation["hands"].values(), key=follows_the_other)
    for hand in hands + hands + hands:  # again, for hands that follow each other by turns
        shifts = {0: [0, 0, 0], frames[-1]: [0, 0, 0]}
        for goal in hand["goals"]:
            if goal["primary"]:
                for frame in range(goal["first_frame"], goal["last_frame"] + 1):
                    shifts[frame] = missed(animation, body, shown[frame], frame, goal)
        shown = [
            with_hand_moved(body, shown[frame], hand["side"], blended(shifts, frame)) for frame in frames
        ]
    return shown


def follows_the_other(hand):
    """Return whether a place that the hand goes to is on the other arm.

    That arm must then be ready before it.
    """
    other = "left" if hand["side"] == "right" else "right"
    return any(goal["target_joint"].startswith(other) for goal in hand["goals"])


def blended(shifts, frame):
    """A hand's shift: as it must be where it has a goal, evenly from one goal to the next between."""
    before, after = (
        max(known for known in shifts if known <= frame),
        min(known for known in shifts if known >= frame),
    )
    share = 0 if before == after else (frame - before) / (after - before)
    return add([(1 - share) * part for part in shifts[before]], shifts[after], share)


def local_turns(body, world):
    """The turns against the parents, which engines take."""
    return {joint["name"]: times(inverse(world[joint["parent"]]), world[joint["name"]]) for joint in body}


def named(body):
    """By the name of our joint, that of the joint which it moves."""
    return {joint["ours"]: joint["name"] for joint in body if joint["ours"] is not None}
