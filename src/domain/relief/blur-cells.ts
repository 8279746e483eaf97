/** Each cell of a square as the mean of those around it, `radius` cells on each side. */
export const blurCells = ({
  values,
  size,
  radius,
}: {
  values: Float64Array
  size: number
  radius: number
}): Float64Array => {
  const along = (from: Float64Array, step: number, across: number) => {
    const blurred = new Float64Array(size * size)
    for (let line = 0; line < size; line++) {
      for (let place = 0; place < size; place++) {
        let sum = 0
        for (let other = place - radius; other <= place + radius; other++) {
          sum += from[line * across + Math.min(size - 1, Math.max(0, other)) * step] ?? 0
        }
        blurred[line * across + place * step] = sum / (2 * radius + 1)
      }
    }
    return blurred
  }
  return along(along(values, 1, size), size, 1)
}
