import { useMemo, type ReactNode } from 'react'
import { areApart, clipLine, clipRing } from './clip-shapes'
import { layNames, type LaidName, type WantedName } from './lay-names'
import { boxOf, isShown, spotIn, zoomOf, type Box, type Frame, type MapView, type PlanePoint } from './map-view'
import type { GroundShape, GroundShapes } from './read-ground'
import './ground.css'

type GroundProps = {
  ground: GroundShapes
  view: MapView
  frame: Frame
  /** Where other names and marks stand, which those of the ground leave alone. */
  taken?: readonly Box[]
  /** Names that are on the map already. */
  said?: ReadonlySet<string>
  /** The relief of the land. */
  children?: ReactNode
}

/** Land, sea, lakes, rivers, borders and named places, as far as a map shows them: what it shows is drawn over it. */
export const Ground = ({ ground, view, frame, taken, said, children }: GroundProps) => {
  const paths = useMemo(() => pathsOf({ ground, view, frame }), [ground, view, frame])
  const names = layNames({ wanted: namesOf({ ground, view, frame, said }), frame, ...(taken && { taken }) })
  const riverOpacity = 9 - zoomOf(view)
  return (
    <g className="ground" aria-hidden="true">
      <rect className="ground__sea" width={frame.width} height={frame.height} />
      <path className="ground__far" d={paths.far} />
      <path className="ground__land" d={paths.land} />
      {children}
      <path className="ground__coast" d={paths.land} />
      {/* Their bends are too rough to be looked at from near. */}
      {riverOpacity > 0 && <path className="ground__river" d={paths.rivers} opacity={Math.min(1, riverOpacity)} />}
      <path className="ground__lake" d={paths.lakes} />
      <path className="ground__border" d={paths.borders} />
      <GroundNames names={names} />
    </g>
  )
}

const GroundNames = ({ names }: { names: LaidName[] }) =>
  names.map(({ key, text, x, y, anchor }) => (
    <text key={key} className="ground__name" x={x} y={y} textAnchor={anchor}>
      {text}
    </text>
  ))

/** Beyond the map, so that what closes a ring along its sides is not seen. */
const MARGIN = 6

const pathsOf = ({ ground, view, frame }: { ground: GroundShapes; view: MapView; frame: Frame }) => {
  const box = boxOf({ view, frame, margin: MARGIN })
  const write = writerIn({ view, frame })
  const shown = (shapes: GroundShape[]) => shapes.filter((shape) => !areApart(shape.box, box))
  const areas = (shapes: GroundShape[]): string =>
    shown(shapes)
      .map(({ points }) => write(clipRing(points, box), 'Z'))
      .join('')
  const lines = (shapes: GroundShape[]): string =>
    shown(shapes)
      .flatMap(({ points }) => clipLine(points, box).map((piece) => write(piece)))
      .join('')
  return {
    far: areas(ground.far),
    land: areas(ground.land),
    lakes: areas(ground.lakes),
    rivers: lines(ground.rivers),
    borders: lines(ground.borders),
  }
}

/** Pixels between two points of a line that are worth telling apart. */
const STEP = 0.8

const writerIn = (shown: { view: MapView; frame: Frame }) => {
  const spotOf = spotIn(shown)
  return (points: readonly PlanePoint[], end = ''): string => {
    let [lastX, lastY] = [Infinity, Infinity]
    const steps: string[] = []
    for (const [index, point] of points.entries()) {
      const { x, y } = spotOf(point)
      const isLast = index === points.length - 1
      if (!isLast && Math.abs(x - lastX) < STEP && Math.abs(y - lastY) < STEP) continue
      steps.push(`${steps.length === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
      ;[lastX, lastY] = [x, y]
    }
    return steps.length > 1 ? steps.join('') + end : ''
  }
}

const namesOf = ({ ground, view, frame, said }: Omit<GroundProps, 'taken' | 'children'>): WantedName[] => {
  const spotOf = spotIn({ view, frame })
  return ground.names.flatMap(({ name, isSummit, point }) => {
    const spot = spotOf(point)
    if (!isShown(spot, frame) || said?.has(name)) return []
    return [{ ...spot, key: name, text: isSummit ? `▲\u00a0${name}` : name, size: 13, gap: 0 }]
  })
}
