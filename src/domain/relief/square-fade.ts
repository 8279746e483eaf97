/** From 1 in the middle of a square of cells to 0 along its sides, so that what is drawn in it has no edge. */
export const squareFade = ({ column, row, size }: { column: number; row: number; size: number }): number => {
  const share = Math.min(column + 0.5, row + 0.5, size - column - 0.5, size - row - 0.5) / size / MARGIN
  const t = Math.min(1, Math.max(0, share))
  return t * t * (3 - 2 * t)
}

const MARGIN = 0.16
