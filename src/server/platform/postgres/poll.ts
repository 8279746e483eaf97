import { setTimeout as wait } from 'node:timers/promises'

/** Asks again until there is an answer, or gives `undefined` when `timeout` milliseconds have passed. */
export async function poll<T>(options: { timeout: number; every: number; ask: () => Promise<T | undefined> }) {
  const end = Date.now() + options.timeout
  while (Date.now() < end) {
    const answer = await options.ask()
    if (answer !== undefined) return answer
    await wait(options.every)
  }
  return undefined
}
