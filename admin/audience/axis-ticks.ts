/** The graduations of an axis from zero, three or four round numbers, of which the last is above every value. */
export const axisTicks = (values: number[]): number[] => {
  const most = Math.max(1, ...values)
  const rough = most / 3
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= rough) ?? 1)
  const count = Math.ceil(most / step)
  return Array.from({ length: count + 1 }, (_none, rank) => rank * step)
}
