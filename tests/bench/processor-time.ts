import { readFileSync } from 'node:fs'

// Linux counts in hundredths of a second, whatever its clock.
const TICK_MS = 10

/** Milliseconds of processor that a process has used so far; not a number where the system does not tell. */
export function processorTime(pid: number): number {
  try {
    // After the name, which may hold spaces: user and system time are the 12th and 13th fields.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS
  } catch {
    return Number.NaN
  }
}

/** The same to the microsecond, by the scheduler's own account. */
export function runTime(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return Number.NaN
  }
}
