import { frameRoute, fromMercator, toMercator } from '@/domain/routes/project-route'

/** The pixels that a map has. */
export type Frame = { width: number; height: number }

/** A place of the Mercator plane, from west to east and from north to south. */
export type PlanePoint = readonly [x: number, y: number]

/** What a map shows: the place in its middle, and its pixels in one unit of the plane, which is the earth from west to east. */
export type MapView = { centre: PlanePoint; scale: number }

/** A longitude and a latitude in degrees. */
export type LngLat = readonly [longitude: number, latitude: number]

export type Spot = { x: number; y: number }

export type Box = { left: number; top: number; right: number; bottom: number }

/** The pixels that the whole earth has at a zoom, as web maps count them. */
const scaleAt = (zoom: number): number => 512 * 2 ** zoom

const FARTHEST = scaleAt(3.5)
const NEAREST = scaleAt(14)
const PADDING = 48

/** The zoom of a view, as web maps count it: 5 is a country, 12 a valley. */
export const zoomOf = ({ scale }: MapView): number => Math.log2(scale / 512)

/** The view that holds all of some places, no nearer than `nearest` as a zoom. */
export const fitView = ({
  positions,
  frame,
  nearest = 14,
}: {
  positions: ReadonlyArray<readonly [number, number, ...number[]]>
  frame: Frame
  nearest?: number
}): MapView => {
  const { centre, scale } = frameRoute({ positions, frame: { ...frame, padding: PADDING } })
  return { centre, scale: within(scale, FARTHEST, scaleAt(nearest)) }
}

export const zoomView = (view: MapView, factor: number): MapView => ({
  ...view,
  scale: within(view.scale * factor, FARTHEST, NEAREST),
})

/** The view once what is shown was drawn to the right and downwards by so many pixels. */
export const panView = ({ centre, scale }: MapView, right: number, down: number): MapView => ({
  scale,
  centre: [within(centre[0] - right / scale, -0.5, 0.5), within(centre[1] - down / scale, -0.5, 0.5)],
})

/** The view with a place in its middle, from no farther than `farthest` as a zoom. */
export const viewAt = ({ view, place, farthest }: { view: MapView; place: LngLat; farthest: number }): MapView => ({
  centre: toMercator(place),
  scale: Math.max(view.scale, scaleAt(farthest)),
})

/** Where a place of the plane is on the map. */
export const spotIn = ({ view, frame }: { view: MapView; frame: Frame }) => {
  const { centre, scale } = view
  return ([x, y]: PlanePoint): Spot => ({
    x: frame.width / 2 + (x - centre[0]) * scale,
    y: frame.height / 2 + (y - centre[1]) * scale,
  })
}

/** The place that is somewhere on the map. */
export const placeIn = ({ view, frame }: { view: MapView; frame: Frame }) => {
  const { centre, scale } = view
  return ({ x, y }: Spot): [longitude: number, latitude: number] =>
    fromMercator([centre[0] + (x - frame.width / 2) / scale, centre[1] + (y - frame.height / 2) / scale])
}

/** The part of the plane that is shown, and so many pixels around it. */
export const boxOf = ({ view, frame, margin = 0 }: { view: MapView; frame: Frame; margin?: number }): Box => {
  const { centre, scale } = view
  const [across, down] = [(frame.width / 2 + margin) / scale, (frame.height / 2 + margin) / scale]
  return { left: centre[0] - across, right: centre[0] + across, top: centre[1] - down, bottom: centre[1] + down }
}

/** Whether a spot is on the map, and as far from its sides. */
export const isShown = ({ x, y }: Spot, frame: Frame, margin = 0): boolean =>
  x >= margin && y >= margin && x <= frame.width - margin && y <= frame.height - margin

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))
