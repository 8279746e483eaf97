/** Lengths that are each compared with four times that: what a busy machine adds to one measure does not grow with all of them. */
const LENGTHS = [2_500, 5_000, 10_000]
/** What a doubled text may cost: twice as much, with room for a busy machine. */
const MOST_GROWTH = 2.5
/** Milliseconds of the longest text below which nothing can be compared, and nobody waits. */
const NEGLIGIBLE = 8
/** Milliseconds after which a measure is not repeated. */
const SLOW = 150
const TRIES = 3
/** How often work must be found too slow: a collection of garbage that falls into the longer measure does not come back each time. */
const ROUNDS = 4

/** Whether work takes more than in proportion at every length, in every round: costs are compared within one round alone. */
export const isSuperLinear = (work: (length: number) => () => unknown): boolean =>
  Array.from({ length: ROUNDS }, () => LENGTHS)
    .flat()
    .every((length) => {
      const four = costOf(work(4 * length))
      return four >= NEGLIGIBLE && four > costOf(work(length)) * MOST_GROWTH ** 2
    })

/** Processor time of this thread, in milliseconds: the least of several. */
const costOf = (run: () => unknown): number => {
  let least = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < TRIES && (turn === 0 || least < SLOW); turn += 1) {
    const before = process.threadCpuUsage()
    run()
    const { user, system } = process.threadCpuUsage(before)
    least = Math.min(least, (user + system) / 1000)
    if (least < NEGLIGIBLE) break
  }
  return least
}
