import { headOf } from "./heads";
import { along, darker, GOLD, type Point, rounded, star } from "./line";
import { type Colours, PEOPLE } from "./people";
import { type Gesture, POSES } from "./poses";
import { PROPS } from "./props";
import { ROBES } from "./robes";

/** One body for all: box -14 -18 228 316, the ground at 286. */
export const FIGURE_BOX = "-14 -18 228 316";
export const FACE_BOX = "38 -4 124 152";

const ROBE = "M66 152Q100 134 134 152C148 190 157 240 161 280Q100 296 39 280C43 240 52 190 66 152Z";

function arm(
  shoulder: Point,
  [elbow, hand]: readonly [Point, Point],
  c: Colours,
  open: boolean,
  thumb: number,
): string {
  const [w1, w2] = [along(elbow, hand, 0.62), along(elbow, hand, 0.74)];
  const angle = Math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]) * 57.3;
  return `<path d="M${elbow} L${hand}" stroke="${c.skinE}" stroke-width="21" stroke-linecap="round"/><path d="M${elbow} L${hand}" stroke="${c.skin}" stroke-width="17" stroke-linecap="round"/>
  <path d="M${w1} L${w2}" stroke="${GOLD}" stroke-width="19"/>
  <path d="M${shoulder} L${elbow}" stroke="${c.robeD}" stroke-width="29" stroke-linecap="round"/>
  <path d="M${shoulder} L${along(shoulder, elbow, 0.9)}" stroke="${c.robe}" stroke-width="21" stroke-linecap="round"/>
  <g transform="translate(${hand}) rotate(${rounded(angle)})"><ellipse cx="4" rx="${open ? 15 : 12}" ry="11.5" fill="${c.skin}" stroke="${c.skinE}" stroke-width="2.4"/><ellipse cx="3" cy="${thumb}" rx="8" ry="4.5" transform="rotate(${open ? -40 : -20} 0 -8)" fill="${c.skin}" stroke="${c.skinE}" stroke-width="1.8"/>${open ? `<path d="M12 -4h6M13 2h6" stroke="${c.skinD}" stroke-width="1.8" stroke-linecap="round"/>` : ""}</g>`;
}

const hairBehind = (c: Colours) =>
  c.long
    ? `<path d="M58 80C40 120 44 160 52 186q8 6 12-2 8 6 12-2l48 0q4 8 12 2 4 8 12 2C156 160 160 120 142 80Z" fill="${c.hair}"/><path d="M54 130q4 20 2 46M146 130q-4 20-2 46" stroke="${c.hairL}" stroke-width="3" fill="none"/>`
    : `<path d="M58 84C50 104 52 124 60 134q10 4 12-8l56 0q2 12 12 8C148 124 150 104 142 84Z" fill="${c.hair}"/>`;

/** What somebody holds: before the body, and behind it. */
function held(c: Colours, gesture: Gesture): { before?: string; behind?: string } {
  if (gesture === "build") return { before: PROPS.trowel(184, 112) + PROPS.brick(40, 222) };
  if (gesture === "shout") return { before: PROPS.horn() };
  if (gesture === "carry") return { before: PROPS.load() };
  if (gesture === "cheer" && c.prop === "trowel") return { before: PROPS.trowel(176, 84) };
  if (gesture === "cheer" && c.prop === "mallet") return { before: PROPS.mallet(176, 84) };
  if (!["idle", "speak", "think", "listen"].includes(gesture)) return {};
  if (c.prop === "plumb") return { before: PROPS.plumb(46, 212) };
  if (c.prop === "tablet") return { before: PROPS.tablet(92, 200) };
  if (c.prop === "mallet" && gesture !== "think") return { behind: PROPS.reed(28, 190) };
  if (c.prop === "trowel" && gesture === "idle") return { before: PROPS.trowel(100, 190) };
  return {};
}

const SWING = `<g fill="none" stroke="var(--bb-mark)" stroke-width="5" stroke-linecap="round"><path d="M34 66q-10 22 0 46M20 74q-7 14 0 30M166 58q10 22 0 46M180 66q7 14 0 30"/></g>`;
const SPARKS = `<g fill="${GOLD}"><path d="${star(52, 46, 9, 3.5, 4)}"/><path d="${star(150, 40, 11, 4, 4)}"/><path d="${star(8, 64, 7, 3, 4)}"/><path d="${star(196, 62, 7, 3, 4)}"/></g>`;

const shirt = (c: Colours) =>
  `<path d="M112 130Q150 200 130 300H190V130Z" fill="#12092b" opacity=".2"/><path d="M74 148Q100 172 126 148L126 130H74Z" fill="${c.trim}"/>`;

/** The person at a seat, with a gesture.  `id` keeps clip paths apart. */
export function figure(seat: number, gesture: Gesture, id: string): string {
  const look = PEOPLE[seat % PEOPLE.length]!;
  const c = { ...look, skinE: darker(look.skinD) };
  const pose = POSES[gesture];
  const arms =
    arm([68, 160], pose.L, c, !!pose.openL, 9) + arm([132, 160], pose.R, c, !!pose.openR, -9);
  const { before = "", behind = "" } = held(c, gesture);
  const head = `<g class="head">${headOf(look, c, pose)}</g>`;
  const front =
    gesture === "cheer"
      ? `<g class="arms">${arms}</g>${head}${before}${SPARKS}`
      : gesture === "carry"
        ? `${head}<g class="arms">${before}${arms}</g>`
        : `${head}<g class="arms">${arms}</g>${before}${gesture === "shake" ? SWING : ""}`;
  return `<ellipse cx="100" cy="286" rx="74" ry="10" fill="#000" opacity=".28"/>${behind}${hairBehind(c)}
  <ellipse cx="80" cy="285" rx="17" ry="7" fill="${c.skinD}"/><ellipse cx="122" cy="285" rx="17" ry="7" fill="${c.skinD}"/>
  <clipPath id="${id}"><path d="${ROBE}"/></clipPath>
  <path d="${ROBE}" fill="${c.robe}"/><g clip-path="url(#${id})">${ROBES[c.cut](c)}${shirt(c)}</g>${front}`;
}
