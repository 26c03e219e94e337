import type { Paint } from "./paints";
import { disc, line, path, rect, round, times } from "./shapes";
import { smoke } from "./things";

const box = (p: Paint, w: number, h: number): string =>
  rect(-w / 2, -h, w, h, p.w) +
  rect(w * 0.14, -h, w * 0.36, h, p.s) +
  (p.age > 2
    ? rect(-w / 2, -h, w, 3.2, p.g) + rect(w * 0.14, -h, w * 0.36, 3.2, p.q)
    : p.age > 1
      ? rect(-w / 2, -h, w, 2.4, p.d, 'opacity=".45"')
      : "");

const door = (p: Paint, w: number, h: number): string =>
  path(`M${-w / 2} 0V${-h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${w / 2} ${-h + w / 2}V0Z`, p.o) +
  line(
    `M${-w / 2} 0V${-h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${w / 2} ${-h + w / 2}V0`,
    p.age > 2 ? p.t : p.d,
    1.4,
  );

const win = (p: Paint, n: number, gap = 9): string =>
  times(n, (i) => rect((i - (n - 1) / 2) * gap - 1.6, -6, 3.2, 6, p.o, 'rx="1.6"'));

const crenel = (p: Paint, w: number, h: number): string => {
  const n = Math.max(3, Math.round(w / 9)),
    s = w / n;
  return (
    box({ ...p, age: 1 }, w, h) +
    times(n, (i) =>
      path(
        `M${round(-w / 2 + i * s + s * 0.12)} ${-h}v-3h1.6v-3h${round(s * 0.76 - 3.2)}v3h1.6v3Z`,
        i / n > 0.62 ? p.s : p.w,
      ),
    ) +
    rect(-w / 2, -h + 1, w, 3, p.g) +
    rect(w * 0.14, -h + 1, w * 0.36, 3, p.q)
  );
};

const tower = (p: Paint, w: number, h: number): string =>
  crenel(p, w, h) +
  rect(-1.6, -h + 10, 3.2, 8, p.o, 'rx="1.6"') +
  (h > 44 ? rect(-1.6, -h + 26, 3.2, 8, p.o, 'rx="1.6"') : "");

const gate = (p: Paint, w: number, h: number): string =>
  crenel(p, w, h) + door(p, w * 0.38, h * 0.62);

const gable = (p: Paint, w: number, h: number): string =>
  box({ ...p, age: 1 }, w, h * 0.6) +
  path(`M${-w / 2 - 4} ${-h * 0.6}L0 ${-h}L${w * 0.14} ${-h * 0.6}Z`, p.g) +
  path(`M0 ${-h}L${w / 2 + 4} ${-h * 0.6}H${w * 0.14}Z`, p.q) +
  door(p, w * 0.2, h * 0.36);

const portico = (p: Paint, w: number, h: number, n: number): string => {
  const b = 6,
    e = h * 0.3,
    ch = h - b - e - 4,
    s = (w - 10) / (n - 1);
  return (
    rect(-w / 2 - 4, -3, w + 8, 3, p.s) +
    rect(-w / 2 - 1, -b, w + 2, 3, p.w) +
    rect(-w / 2 + 4, -b - ch, w - 8, ch, p.d, 'opacity=".75"') +
    times(n, (i) => {
      const x = -w / 2 + 5 + i * s;
      return (
        rect(x - 2.6, -b - ch, 5.2, ch, p.w) +
        rect(x + 0.6, -b - ch, 2, ch, p.s) +
        rect(x - 3.6, -b - ch, 7.2, 2, p.w)
      );
    }) +
    rect(-w / 2 - 1, -b - ch - 4, w + 2, 4, p.age > 2 ? p.g : p.s) +
    path(`M${-w / 2 - 4} ${-b - ch - 4}L0 ${-h}L${w / 2 + 4} ${-b - ch - 4}Z`, p.w) +
    path(`M0 ${-h}L${w / 2 + 4} ${-b - ch - 4}H${w * 0.1}Z`, p.s) +
    path(`M${-w / 2 + 6} ${-b - ch - 6}L0 ${-h + 5}L${w / 2 - 6} ${-b - ch - 6}Z`, p.g) +
    (p.age > 1 ? disc(0, -b - ch - e * 0.36, 3, p.t) : "") +
    (p.age > 2
      ? disc(0, -h - 2, 2.6, p.t) +
        disc(-w / 2 - 2, -b - ch - 6, 2, p.t) +
        disc(w / 2 + 2, -b - ch - 6, 2, p.t)
      : "")
  );
};

const dome = (p: Paint, w: number, h: number): string => {
  const r = w * 0.4,
    b = h - r;
  return (
    box(p, w, b * 0.7) +
    rect(-r, -b, r * 2, b * 0.3 + 1, p.w) +
    rect(r * 0.3, -b, r * 0.7, b * 0.3, p.s) +
    times(5, (i) => rect(-r + 3 + (i * (r * 2 - 8)) / 4, -b + 2, 2.4, b * 0.3 - 4, p.o)) +
    path(`M${-r} ${-b}A${r} ${r} 0 0 1 ${r} ${-b}Z`, p.g) +
    path(
      `M${r * 0.25} ${-b}C${r * 0.3} ${-b - r * 0.6} ${r * 0.1} ${-h} 0 ${-h}A${r} ${r} 0 0 1 ${r} ${-b}Z`,
      p.q,
    ) +
    path(
      `M${-r * 0.72} ${-b - 2}A${r * 0.8} ${r * 0.8} 0 0 1 ${-r * 0.2} ${-b - r * 0.78}`,
      "none",
      `stroke="${p.l}" stroke-width="1.6" opacity=".8"`,
    ) +
    rect(-0.8, -h - 6, 1.6, 6, p.t) +
    disc(0, -h - 6, 2.2, p.t)
  );
};

const zig = (p: Paint, w: number, h: number, n: number): string =>
  times(n, (i) => {
    const a = w * (1 - i * 0.25),
      t = h / n,
      y = -(i + 1) * t;
    return (
      path(
        `M${round(-a / 2)} ${round(y + t)}L${round(-a / 2 + 3)} ${round(y)}H${round(a / 2 - 3)}L${round(a / 2)} ${round(y + t)}Z`,
        p.w,
      ) +
      path(
        `M${round(a * 0.14)} ${round(y)}H${round(a / 2 - 3)}L${round(a / 2)} ${round(y + t)}H${round(a * 0.14)}Z`,
        p.s,
      ) +
      rect(-a / 2 + 3, y, a - 6, 2.6, i % 2 && p.age < 3 ? p.d : p.g)
    );
  }) +
  path(`M-5 0L-3 ${round(-h)}H3L5 0Z`, p.d, 'opacity=".8"') +
  times(Math.round(h / 4), (i) => rect(-4.4, -2 - i * 4, 8.8, 1.4, p.w));

const arches = (p: Paint, w: number, h: number, n: number): string => {
  const s = w / n,
    r = s * 0.34;
  return (
    times(n, (i) => {
      const x = -w / 2 + i * s + s / 2;
      return (
        path(
          `M${round(x - s / 2)} 0V${-h}H${round(x + s / 2)}V0H${round(x + r)}V${round(-h * 0.48)}A${round(r)} ${round(r)} 0 0 0 ${round(x - r)} ${round(-h * 0.48)}V0Z`,
          p.w,
        ) +
        path(
          `M${round(x + r)} 0V${round(-h * 0.48)}A${round(r)} ${round(r)} 0 0 0 ${round(x)} ${round(-h * 0.48 - r)}V${round(-h * 0.48 - r - 2)}H${round(x + s / 2)}V0Z`,
          p.s,
        )
      );
    }) + rect(-w / 2 - 2, -h - 4, w + 4, 4, p.age > 1 ? p.g : p.d)
  );
};

const amphitheatre = (p: Paint, w: number, h: number, n: number): string => {
  let a = "";
  for (const [k, y, hh] of [
    [1, 0, h * 0.56],
    [0.9, -h * 0.56, h * 0.44],
  ] as const) {
    const ww = w * k;
    a +=
      path(
        `M${-ww / 2} ${y}V${y - hh}Q0 ${y - hh - 7} ${ww / 2} ${y - hh}V${y}Q0 ${y + 5} ${-ww / 2} ${y}Z`,
        p.w,
      ) +
      path(
        `M${ww * 0.16} ${y + 2}V${y - hh - 3}Q${ww * 0.4} ${y - hh - 2} ${ww / 2} ${y - hh}V${y}Z`,
        p.s,
      ) +
      times(n, (i) => {
        const u = ((i + 0.5) / n) * 2 - 1,
          x = (Math.sin(u * 1.25) / Math.sin(1.25)) * ww * 0.46,
          aw = (ww / n) * 0.27 * Math.cos(u * 1.1);
        return path(
          `M${round(x - aw)} ${round(y)}V${round(y - hh * 0.5)}A${round(aw)} ${round(aw)} 0 0 1 ${round(x + aw)} ${round(y - hh * 0.5)}V${round(y)}Z`,
          p.o,
        );
      });
    a += line(`M${-ww / 2} ${y - hh}Q0 ${y - hh - 7} ${ww / 2} ${y - hh}`, p.g, 2.6);
  }
  return a;
};

const theatre = (p: Paint, w: number, h: number): string =>
  times(4, (i) => {
    const k = 1 - i * 0.2;
    return path(
      `M${round((-w / 2) * k)} 0A${round((w / 2) * k)} ${round(h * k)} 0 0 1 ${round((w / 2) * k)} 0Z`,
      [p.s, p.w, p.s, p.g][i]!,
    );
  }) + rect(-w * 0.16, -5, w * 0.32, 5, p.d);

const awning = (p: Paint, w: number, h: number): string => {
  const n = 6,
    s = (w + 8) / n;
  return (
    rect(-w / 2, -h, 2.4, h, p.d) +
    rect(w / 2 - 2.4, -h, 2.4, h, p.d) +
    rect(-w / 2 + 2, -h * 0.34, w - 4, h * 0.34, p.w) +
    rect(w * 0.14, -h * 0.34, w * 0.36 - 2, h * 0.34, p.s) +
    times(n, (i) =>
      path(
        `M${round(-w / 2 - 4 + i * s)} ${round(-h + 9)}v2.6a${round(s / 2)} 3.6 0 0 0 ${round(s)} 0v-2.6L${round(-w / 2 + 1 + ((i + 1) * (w - 2)) / n)} ${round(-h)}h${round(-(w - 2) / n)}Z`,
        i % 2 ? "#fbf0d6" : p.g,
      ),
    ) +
    times(4, (i) =>
      disc(-w * 0.3 + i * w * 0.2, -h * 0.38, 3.4, [p.t, p.l, "#b5482f", "#6c8f4a"][i]!),
    )
  );
};

const tent = (p: Paint, w: number, h: number): string =>
  path(`M${-w / 2} 0L0 ${-h}L${w * 0.12} 0Z`, p.g) +
  path(`M0 ${-h}L${w / 2} 0H${w * 0.12}Z`, p.q) +
  path(`M${-w * 0.34} 0L0 ${-h}L${-w * 0.16} 0Z`, "#fbf0d6") +
  path(`M${w * 0.04} 0L0 ${-h * 0.62}L${w * 0.2} 0Z`, p.o) +
  line(`M0 ${-h}V${-h - 7}`, p.d, 1.4) +
  path(`M0 ${-h - 7}l8 2.5l-8 2.5Z`, p.t);

const shed = (p: Paint, w: number, h: number): string =>
  rect(-w / 2, -h * 0.62, w, h * 0.62, p.s) +
  rect(-w / 2, -h * 0.62, w * 0.6, h * 0.62, p.w) +
  path(`M${-w / 2 - 4} ${-h * 0.6}L${-w * 0.2} ${-h}H${w * 0.34}L${w / 2 + 5} ${-h * 0.6}Z`, p.g) +
  path(`M${w * 0.1} ${-h}H${w * 0.34}L${w / 2 + 5} ${-h * 0.6}H${w * 0.1}Z`, p.q) +
  rect(-w * 0.34, -h * 0.44, w * 0.3, h * 0.44, p.o) +
  rect(w * 0.12, -h * 0.42, w * 0.2, h * 0.2, p.o);

const kiln = (p: Paint, w = 26, h = 30): string =>
  path(
    `M${-w / 2} 0C${-w / 2} ${-h * 0.8} ${-4} ${-h * 0.9} -4 ${-h}H4C4 ${-h * 0.9} ${w / 2} ${-h * 0.8} ${w / 2} 0Z`,
    p.w,
  ) +
  path(`M2 ${-h}H4C4 ${-h * 0.9} ${w / 2} ${-h * 0.8} ${w / 2} 0H4Z`, p.s) +
  path("M-5 0v-6a5 5 0 0 1 10 0v6Z", "#ff9a3c") +
  path("M-2.6 0v-4a2.6 3 0 0 1 5.2 0v4Z", "#ffe08a") +
  smoke(0, -h);

const hut = (p: Paint, w = 24, h = 22): string =>
  box({ ...p, age: 1 }, w, h * 0.62) +
  path(`M${-w / 2 - 3} ${-h * 0.6}L${-w * 0.1} ${-h}L${w / 2 + 3} ${-h * 0.6}Z`, p.g) +
  path(`M${-w * 0.1} ${-h}L${w / 2 + 3} ${-h * 0.6}H${w * 0.12}Z`, p.q) +
  rect(-3, -8, 5, 8, p.o);

const stairs = (p: Paint, w: number, h: number): string =>
  times(5, (i) =>
    rect(
      (-w / 2) * (1 - i * 0.12),
      (-(i + 1) * h) / 5,
      w * (1 - i * 0.12),
      h / 5 + 0.4,
      i % 2 ? p.w : p.s,
    ),
  );

export const MASSES = {
  box,
  door,
  win,
  crenel,
  tower,
  gate,
  gable,
  portico,
  dome,
  zig,
  arches,
  amphitheatre,
  theatre,
  awning,
  tent,
  shed,
  kiln,
  hut,
  stairs,
};
