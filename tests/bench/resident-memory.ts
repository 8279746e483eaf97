import { readFileSync } from 'node:fs'

/** Megabytes that a process holds in memory, now and at its most; not a number where the system does not tell. */
export function residentMemory(pid: number): { now: number; most: number } {
  const status = readStatus(pid)
  const read = (field: string) =>
    Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? Number.NaN) / 1000
  return { now: read('VmRSS'), most: read('VmHWM') }
}

function readStatus(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return ''
  }
}
