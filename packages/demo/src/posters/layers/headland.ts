import { mix } from '../core/color'
import { first, heightAt, lerp, type Point } from '../core/geometry'
import { brokenLine } from '../core/noise'
import { closed, fill, group } from '../core/shapes'
import type { Poster } from '../poster'

/**
 * A sea cliff coming in from the right: turf on top, a pale broken face, rocks at its foot.
 * `plateau` is the top line (left to right), starting at the cliff edge; the face drops to `sea`.
 */
export function headland(
  poster: Poster,
  {
    id,
    plateau,
    sea,
    reach = 60,
    face,
    shade,
    turf,
    turfShade,
    distance = 0,
  }: {
    id: string
    plateau: readonly Point[]
    sea: number
    reach?: number
    face: string
    shade: string
    turf: string
    turfShade: string
    distance?: number
  },
) {
  const rng = poster.random(`headland/${id}`)
  const far = (color: string) => mix(color, poster.colors.haze, distance)
  const [edgeX, edgeY] = first(plateau)
  const rough = { roughness: 0.16, minLength: 14 }
  const drop = brokenLine(rng, [edgeX, edgeY], [edgeX - reach, sea + 6], rough)
  const right = poster.width + 60
  const outline = closed([...plateau, [right, sea + 6], ...[...drop].reverse()])
  const depth = (px: number) => 10 + 26 * Math.min(1, (px - edgeX) / 200) + 8 * Math.sin(px * 0.03)
  const rim: Point[] = []
  for (let px = edgeX; px < right; px += rng.range(14, 46))
    rim.push([px, heightAt(plateau, px) + depth(px) * rng.range(0.7, 1.5)])
  const lawn = closed([...plateau, [right, heightAt(plateau, right) + 60], ...rim.reverse()])
  const gullies: string[] = []
  for (let px = edgeX + 20; px < right; px += rng.range(34, 110)) {
    const top = heightAt(plateau, px) + 12
    const low = lerp(top, sea, rng.range(0.55, 1.05))
    const width = rng.range(16, 54)
    gullies.push(
      closed([
        ...brokenLine(rng, [px, top], [px - rng.range(4, 26), low], rough),
        ...brokenLine(rng, [px + width * 0.6, low - rng.range(0, 40)], [px + width, top + rng.range(0, 20)], rough),
      ]),
    )
  }
  const ledges = Array.from({ length: 9 }, () => {
    const px = rng.range(edgeX, right)
    const py = lerp(heightAt(plateau, px) + 40, sea, rng.next())
    return closed([
      [px, py],
      [px + rng.range(50, 160), py + rng.range(-6, 6)],
      [px + rng.range(40, 120), py + rng.range(5, 10)],
    ])
  })
  const scree: string[] = []
  for (let px = edgeX - reach * 1.5; px < right; px += rng.range(16, 44)) {
    const w = rng.range(18, 48)
    scree.push(
      closed([
        [px, sea + 5],
        [px + w * 0.2, sea - w * rng.range(0.25, 0.6)],
        [px + w * 0.65, sea - w * rng.range(0.2, 0.5)],
        [px + w, sea + 5],
      ]),
    )
  }
  const clip = poster.clip(outline)
  const top = Math.min(...plateau.map((p) => p[1]))
  return group([
    group(
      [
        fill(outline, poster.vertical(top, sea, [0, far(face)], [1, far(mix(face, shade, 0.4))])),
        fill(gullies.join(''), far(shade), { opacity: 0.75 }),
        fill(ledges.join(''), far(mix(face, shade, 0.7)), { opacity: 0.5 }),
        fill(lawn, poster.vertical(top, top + 160, [0, far(turf)], [1, far(turfShade)])),
      ],
      { 'clip-path': clip },
    ),
    fill(scree.join(''), far(mix(shade, poster.colors.ink, 0.3))),
  ])
}
