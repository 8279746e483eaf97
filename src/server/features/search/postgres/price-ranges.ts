/** As many cents as a value of `hundreds` in `hit_bits` goes over. */
const HUNDRED = 10_000
/** The end of a range without one, on the last cent of a hundred. */
const MOST = 2_147_479_999

type Range = [first: number, last: number]

/** The hundreds of euros that lie wholly within a range of prices in euros, and the ranges of cents left at its ends. */
export const priceRanges = ({ min = 0, max }: { min?: number; max?: number }): { hundreds?: Range; ends: Range[] } => {
  const [low, high] = [min * 100, max === undefined ? MOST : max * 100]
  const [first, last] = [Math.ceil(low / HUNDRED), Math.floor((high + 1) / HUNDRED) - 1]
  if (first > last) return { ends: [[low, high]] }
  const ends: Range[] = [
    [low, first * HUNDRED - 1],
    [(last + 1) * HUNDRED, high],
  ]
  return { hundreds: [first, last], ends: ends.filter(([from, to]) => from <= to) }
}
