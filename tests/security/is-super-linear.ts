/** The length that is compared with four times that. */
const SHORTEST = 2_500
/** What a doubled text may cost: twice as much, with room for a busy machine. */
const MOST_GROWTH = 2.5
/** Milliseconds of the longest text below which nothing can be compared, and nobody waits. */
const NEGLIGIBLE = 8
/** Milliseconds after which a measure is not repeated. */
const SLOW = 150
const TRIES = 3

/** Whether work takes more than in proportion to the length that it is given: what it costs is compared within this run alone. */
export const isSuperLinear = (work: (length: number) => () => unknown): boolean => {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const four = costOf(work(4 * SHORTEST))
    if (four < NEGLIGIBLE) return false
    if (four <= costOf(work(SHORTEST)) * MOST_GROWTH ** 2) return false
  }
  return true
}

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
