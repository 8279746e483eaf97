import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openLogFile } from './log-file'

const DAY = 24 * 60 * 60 * 1000
const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8)

let directory: string
let file: string
beforeEach(() => {
  directory = path.join(mkdtempSync(path.join(tmpdir(), 'lagopede-log-')), 'logs')
  file = path.join(directory, 'web.log')
})
afterEach(() => {
  rmSync(path.dirname(directory), { recursive: true })
})

const write = (lines: string[], options: { largest?: number; now?: () => number } = {}) => {
  const log = openLogFile({ file, ...options })
  for (const line of lines) log.write(line)
  log.close()
}

describe('a file of log', () => {
  it('is kept over restarts', () => {
    write(['before'])
    write(['after'])
    expect(readFileSync(file, 'utf8')).toBe('before\nafter\n')
  })

  it('is its owner’s alone, with its folder', () => {
    write(['a'])
    expect([modeOf(file), modeOf(directory)]).toEqual(['600', '700'])
  })

  it('takes from the others what an earlier version let them read', () => {
    mkdirSync(directory)
    chmodSync(directory, 0o755)
    for (const name of ['web.log', 'worker.log', 'web.log.2'])
      writeFileSync(path.join(directory, name), 'old\n', { mode: 0o644 })
    write([])
    expect(['web.log', 'worker.log', 'web.log.2'].map((name) => modeOf(path.join(directory, name)))).toEqual([
      '600',
      '600',
      '600',
    ])
    expect(modeOf(directory)).toBe('700')
  })

  it('is set aside when it is full, and five of them are kept', () => {
    write(
      Array.from({ length: 8 }, (_, number) => `line ${number}`),
      { largest: 5 },
    )
    expect(readFileSync(file, 'utf8')).toBe('line 7\n')
    expect(readFileSync(`${file}.1`, 'utf8')).toBe('line 6\n')
    expect(readFileSync(`${file}.5`, 'utf8')).toBe('line 2\n')
    expect(existsSync(`${file}.6`)).toBe(false)
    expect(modeOf(`${file}.5`)).toBe('600')
  })

  it('is set aside after a week, and forgotten thirty days later', () => {
    write(['first week'])
    write(['second week'], { now: () => Date.now() + 8 * DAY })
    expect(readFileSync(`${file}.1`, 'utf8')).toBe('first week\n')
    const past = new Date(Date.now() - 31 * DAY)
    utimesSync(`${file}.1`, past, past)
    write([])
    expect(existsSync(`${file}.1`)).toBe(false)
  })
})
