import { mix } from '../core/color'
import { lerp, type Point } from '../core/geometry'
import { brokenLine } from '../core/noise'
import { closed, fill, group, smooth } from '../core/shapes'
import { treeline as grownTreeline } from '../layers/trees'
import type { Poster } from '../poster'

/** Height of the water at the foot of the fall. */
export const POOL = 790

/** The cirque: a stepped face with zigzag pillars and trees on its rim. */
export function cirque(poster: Poster, fallX: number, lip: number) {
  const { colors: c } = poster
  const rng = poster.random('wall')
  const { width } = poster
  const treeline: typeof grownTreeline = (...trees) => (poster.flora === 'bare' ? '' : grownTreeline(...trees))
  const rim: Point[] = [
    ...brokenLine(rng, [-40, lip - 60], [fallX - 190, lip - 26], { roughness: 0.08, minLength: 26 }),
    ...brokenLine(rng, [fallX - 170, lip - 18], [fallX - 34, lip + 6], { roughness: 0.1, minLength: 20 }),
    [fallX - 26, lip + 18],
    [fallX + 26, lip + 18],
    ...brokenLine(rng, [fallX + 36, lip - 6], [fallX + 240, lip - 50], { roughness: 0.1, minLength: 20 }),
    ...brokenLine(rng, [fallX + 260, lip - 70], [width + 40, lip - 120], { roughness: 0.08, minLength: 26 }),
  ]
  const outline = closed([...rim, [width + 40, POOL + 6], [-40, POOL + 6]])
  const lit = mix(c.rock[0], c.rock[1], 0.22)
  const shade = mix(c.rock[1], c.ink, 0.12)
  let pillars = ''
  let deep = ''
  for (let px = -60; px < width + 60; px += rng.range(46, 110)) {
    if (Math.abs(px - fallX) < 46) continue
    const top = lip + rng.range(-120, 120)
    const low = lerp(top, POOL, rng.range(0.5, 1))
    const w = rng.range(18, 60)
    const d = closed([
      ...brokenLine(rng, [px, top], [px + rng.range(-30, 30), low], { roughness: 0.12, minLength: 24 }),
      ...brokenLine(rng, [px + w * 0.5, low - 10], [px + w, top], { roughness: 0.14, minLength: 24 }),
    ])
    if (rng.chance(0.7)) pillars += d
    else deep += d
  }
  const ledges = Array.from({ length: 9 }, (_, i): { line: Point[] } => {
    const y = lerp(lip + 60, POOL - 40, (i + rng.next()) / 9)
    const px = fallX + rng.sign() * rng.range(70, 620)
    const line: Point[] = [
      [px - rng.range(50, 150), y + rng.range(-6, 10)],
      [px, y - 4],
      [px + rng.range(50, 150), y + rng.range(-6, 10)],
    ]
    return { line }
  })
  const moss = c.snowy ? c.snow[0] : mix(c.grass[1], c.forest[1], 0.35)
  return group([
    fill(
      treeline(
        rng,
        rim.filter(([px]) => Math.abs(px - fallX) > 50),
        { spacing: 11, height: [18, 54], density: (px: number) => 0.55 + 0.45 * Math.sin(px * 0.012) },
      ),
      mix(c.forest[1], c.haze, 0.15),
    ),
    group(
      [
        fill(outline, poster.vertical(lip, POOL, [0, lit], [1, mix(lit, shade, 0.45)])),
        fill(pillars, shade, { opacity: 0.6 }),
        fill(deep, mix(shade, c.ink, 0.25), { opacity: 0.6 }),
        ...ledges.map(({ line }) =>
          fill(
            `${smooth(line)}L${smooth([...line].reverse().map(([px, py], i): Point => [px, py + (i === 1 ? 15 : 3)])).slice(1)}Z`,
            moss,
            { opacity: 0.85 },
          ),
        ),
        fill(
          ledges.map(({ line }) => treeline(rng, line, { spacing: 14, height: [14, 40], density: () => 0.5 })).join(''),
          mix(c.forest[2], c.forest[1], 0.3),
        ),
        fill(outline, poster.vertical(lerp(lip, POOL, 0.45), POOL, [0, c.haze, 0], [1, c.haze, 0.5])),
      ],
      {
        'clip-path': poster.clip(
          closed([
            [-40, -40],
            [width + 40, -40],
            [width + 40, POOL + 6],
            [-40, POOL + 6],
          ]),
        ),
      },
    ),
    fill(
      treeline(
        rng,
        [
          [-20, POOL],
          [fallX - 200, POOL],
        ],
        { spacing: 13, height: [26, 74] },
      ),
      mix(c.forest[1], c.forest[2], 0.4),
    ),
    fill(
      treeline(
        rng,
        [
          [fallX + 190, POOL],
          [width + 20, POOL],
        ],
        { spacing: 13, height: [26, 74] },
      ),
      mix(c.forest[1], c.forest[2], 0.4),
    ),
  ])
}
