import { availableParallelism } from 'node:os'

/** One more than the cores: a picture is drawn while others are compressed. */
const AT_ONCE = availableParallelism() + 1

/** Draws one picture for each item, a few at once; fails with the first that fails. */
export const drawEach = async <T>(items: readonly T[], draw: (item: T) => Promise<unknown>): Promise<void> => {
  const waiting = items.values()
  const work = async () => {
    for (const item of waiting) await draw(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}
