import { vi } from 'vitest'

/** Waits for what comes by itself, as long as a loaded machine may take. */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: 10_000 })
