/** A place on the canvas: x, then y downwards. */
export type Point = [number, number]

/** Lowest and highest value of a measure. */
export type Range = readonly [number, number]

export const lerp = (a: number, b: number, t: number) => a + (b - a) * t

/** The item at an index that must exist; a negative index counts from the end. */
export function item<T>(list: readonly T[], index: number): T {
  if (index < -list.length || index >= list.length) throw new RangeError(`No item ${index} among ${list.length}`)
  return list.at(index) as T
}

export const first = <T>(list: readonly T[]) => item(list, 0)
export const last = <T>(list: readonly T[]) => item(list, -1)

/** Points written as « x,y x,y … », which keeps an outline readable on a few lines. */
export function points(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [x, y] = pair.split(',').map(Number)
      if (x === undefined || y === undefined) throw new Error(`Not a point: « ${pair} »`)
      return [x, y]
    })
}

/** y of a left-to-right polyline at x. */
export function heightAt(line: readonly Point[], x: number) {
  for (let i = 1; i < line.length; i += 1) {
    const [ax, ay] = item(line, i - 1)
    const [bx, by] = item(line, i)
    if (x >= ax && x <= bx) return bx === ax ? ay : lerp(ay, by, (x - ax) / (bx - ax))
  }
  return x < first(line)[0] ? first(line)[1] : last(line)[1]
}
