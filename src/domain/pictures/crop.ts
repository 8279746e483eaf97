/** A part of a picture, in shares of its sides. */
export type Crop = { left: number; top: number; width: number; height: number }

export const WHOLE: Crop = { left: 0, top: 0, width: 1, height: 1 }

/** A part of a part, as a part of the whole. */
export const cropWithin = (outer: Crop, inner: Crop): Crop => ({
  left: outer.left + inner.left * outer.width,
  top: outer.top + inner.top * outer.height,
  width: inner.width * outer.width,
  height: inner.height * outer.height,
})

/** The part that the panel cuts out, in percent; null where it cuts nothing off, or says nothing that can be cut. */
export const readCrop = (given: unknown): Crop | null => {
  if (typeof given !== 'object' || given === null) return null
  const [left, top, width, height] = ['x', 'y', 'width', 'height'].map((name) => share(Reflect.get(given, name)))
  if (left === undefined || top === undefined || !width || !height) return null
  const crop = { left, top, width: Math.min(width, 1 - left), height: Math.min(height, 1 - top) }
  if (crop.width <= 0 || crop.height <= 0) return null
  return crop.width === 1 && crop.height === 1 ? null : crop
}

const share = (given: unknown): number | undefined => {
  if (typeof given !== 'string' && typeof given !== 'number') return undefined
  const percent = given === '' ? Number.NaN : Number(given)
  return percent >= 0 && percent <= 100 ? percent / 100 : undefined
}

/** The same part in pixels of a picture: at least one, and none outside. */
export const pixelsOf = ({ left, top, width, height }: Crop, size: { width: number; height: number }): Crop => {
  const along = (start: number, length: number, side: number) => {
    const first = Math.min(Math.round(start * side), side - 1)
    return [first, Math.min(Math.max(1, Math.round(length * side)), side - first)] as const
  }
  const [x, across] = along(left, width, size.width)
  const [y, down] = along(top, height, size.height)
  return { left: x, top: y, width: across, height: down }
}
