import { useMemo } from 'react'
import type { RoutePosition } from '@/domain/routes/route'
import { drawRelief } from '@/domain/relief/draw-relief'
import { spotIn, type Frame, type MapView } from './map-view'
import type { GroundShapes } from './read-ground'

type RouteReliefProps = {
  route: readonly RoutePosition[]
  ground: GroundShapes
  view: MapView
  frame: Frame
}

/** The ground that a route's altitudes make, as on its page: an illustration (docs/adr/0038). Nothing in a plain. */
export const RouteRelief = ({ route, ground, view, frame }: RouteReliefProps) => {
  const relief = useMemo(
    () => drawRelief({ positions: route, coasts: ground.coasts, summits: ground.summits }),
    [route, ground],
  )
  if (!relief) return null
  const { left, top, side } = relief.frame
  const { x, y } = spotIn({ view, frame })([left, top])
  const cell = (side * view.scale) / relief.size
  return (
    <g className="ground__relief" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${cell.toFixed(4)})`}>
      {relief.bands.map(({ elevation, tone, polygons }) => (
        <path
          key={elevation}
          style={{ fill: colourOf(tone) }}
          d={polygons.flatMap((rings) => rings.map(pathOf)).join('')}
        />
      ))}
    </g>
  )
}

/** The land's own colour in the middle, and from it to the lowest and to the highest. */
const colourOf = (tone: number): string =>
  `color-mix(in srgb, var(--ground-land), var(--ground-${tone < 0 ? 'low' : 'high'}) ${String(Math.round(Math.abs(tone) * 100))}%)`

const pathOf = (ring: ReadonlyArray<readonly [number, number]>): string =>
  `M${ring.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
