import type { Point } from './distance'

/** Finds what lies around a point, at least a degree to each side (111 km northward, 70 km eastward in France) and not much more. */
export const createGrid = <Item extends Point>(items: Item[]): ((point: Point) => Item[]) => {
  const cells = new Map<string, Item[]>()
  for (const item of items) {
    const key = cell(Math.floor(item.lat), Math.floor(item.lon))
    const others = cells.get(key)
    if (others) others.push(item)
    else cells.set(key, [item])
  }
  return ({ lat, lon }) =>
    [-1, 0, 1].flatMap((north) =>
      [-1, 0, 1].flatMap((east) => cells.get(cell(Math.floor(lat) + north, Math.floor(lon) + east)) ?? []),
    )
}

const cell = (lat: number, lon: number): string => `${String(lat)} ${String(lon)}`
