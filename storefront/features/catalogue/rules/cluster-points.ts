type Place = { id: number; longitude: number; latitude: number }

export type PointCluster<Point extends Place = Place> = {
  key: string
  longitude: number
  latitude: number
  points: Point[]
}

type Group<Point> = { x: number; y: number; points: Point[]; isSelected: boolean }

/** Pixels that a price and « 34 aventures » take: two pins that are nearer would hide each other. */
export const PIN_WIDTH = { price: 78, count: 108 }
export const PIN_HEIGHT = 46
const TILE = 512

const project = ({ longitude, latitude }: { longitude: number; latitude: number }, zoom: number) => {
  const size = TILE * 2 ** zoom
  const sine = Math.sin((latitude * Math.PI) / 180)
  return {
    x: ((longitude + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  }
}

/** The points whose pins would hide each other at this zoom, gathered; the selected one always stands alone. */
export const clusterPoints = <Point extends Place>({
  points,
  zoom,
  selectedId,
}: {
  points: Point[]
  zoom: number
  selectedId: number | null
}): Array<PointCluster<Point>> => {
  const groups: Array<Group<Point>> = []
  for (const point of points) {
    let group: Group<Point> = { ...project(point, zoom), points: [point], isSelected: point.id === selectedId }
    // A group that grew stands elsewhere, and takes more room: it may hide another one by now.
    for (let near = findNear({ groups, group }); near >= 0; near = findNear({ groups, group })) {
      const [other] = groups.splice(near, 1)
      if (other) group = joined(other, group)
    }
    groups.push(group)
  }
  return groups.map(({ points: members }) => ({
    key: members.map(({ id }) => id).join('-'),
    longitude: mean(members.map(({ longitude }) => longitude)),
    latitude: mean(members.map(({ latitude }) => latitude)),
    points: members,
  }))
}

const findNear = <Point>({ groups, group }: { groups: Array<Group<Point>>; group: Group<Point> }): number =>
  group.isSelected
    ? -1
    : groups.findIndex(
        (other) =>
          !other.isSelected &&
          Math.abs(other.x - group.x) < (widthOf(other) + widthOf(group)) / 2 &&
          Math.abs(other.y - group.y) < PIN_HEIGHT,
      )

const widthOf = ({ points }: Group<unknown>) => (points.length > 1 ? PIN_WIDTH.count : PIN_WIDTH.price)

const joined = <Point>(one: Group<Point>, other: Group<Point>): Group<Point> => {
  const points = [...one.points, ...other.points]
  const share = one.points.length / points.length
  return {
    points,
    isSelected: false,
    x: one.x * share + other.x * (1 - share),
    y: one.y * share + other.y * (1 - share),
  }
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
