type Place = { id: number; longitude: number; latitude: number }

export type PointCluster<Point extends Place = Place> = {
  key: string
  longitude: number
  latitude: number
  points: Point[]
}

/** Pixels a price pin takes: nearer than that, two would hide each other. */
const PIN = { width: 78, height: 44 }
const TILE = 512

const project = ({ longitude, latitude }: { longitude: number; latitude: number }, zoom: number) => {
  const size = TILE * 2 ** zoom
  const sine = Math.sin((latitude * Math.PI) / 180)
  return {
    x: ((longitude + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  }
}

/** The points that would overlap at this zoom, gathered; the selected one always stands alone. */
export const clusterPoints = <Point extends Place>({
  points,
  zoom,
  selectedId,
}: {
  points: Point[]
  zoom: number
  selectedId: number | null
}): Array<PointCluster<Point>> => {
  const groups: Array<{ x: number; y: number; points: Point[] }> = []
  for (const point of points) {
    const { x, y } = project(point, zoom)
    const near =
      point.id === selectedId
        ? undefined
        : groups.find(
            (group) =>
              group.points[0]?.id !== selectedId &&
              Math.abs(group.x - x) < PIN.width &&
              Math.abs(group.y - y) < PIN.height,
          )
    if (near) near.points.push(point)
    else groups.push({ x, y, points: [point] })
  }
  return groups.map(({ points: members }) => ({
    key: members.map(({ id }) => id).join('-'),
    longitude: mean(members.map(({ longitude }) => longitude)),
    latitude: mean(members.map(({ latitude }) => latitude)),
    points: members,
  }))
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
