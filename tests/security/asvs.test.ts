import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Of the published standard: level 1, and what level 2 adds. */
const REQUIREMENTS = { 1: 70, 2: 183 } as const
/** Of what applies at level 2. */
const LEAST_PASSED = 0.95

type Row = { id: string; level: string; cells: string[] }

const page = readFileSync('docs/security/asvs.md', 'utf8')
const rows: Row[] = page.split('\n').flatMap((line) => {
  const [id = '', level = '', ...cells] = line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
  return /^\d+\.\d+\.\d+$/.test(id) ? [{ id, level, cells }] : []
})
const applying = rows.filter(({ cells }) => cells.length === 4)
const stateOf = ({ cells }: Row): string => cells[1] ?? ''

describe('the page on ASVS', () => {
  it('has each requirement of both levels once', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    for (const [level, count] of Object.entries(REQUIREMENTS)) {
      expect(rows.filter((row) => row.level === level)).toHaveLength(count)
    }
  })

  it('passes all of level 1 but what the product itself asks for, and 95 % of level 2', () => {
    expect(applying.filter((row) => !['pass', 'deviation'].includes(stateOf(row)))).toEqual([])
    expect(deviationsOf('1')).toEqual(['3.3.1', '6.2.1'])
    const second = applying.filter(({ level }) => level === '2')
    expect(1 - deviationsOf('2').length / second.length).toBeGreaterThanOrEqual(LEAST_PASSED)
  })

  it('counts itself rightly', () => {
    for (const level of Object.keys(REQUIREMENTS)) {
      const own = rows.filter((row) => row.level === level)
      const applies = applying.filter((row) => row.level === level)
      const deviations = deviationsOf(level).length
      const counts = [own.length, applies.length, applies.length - deviations, deviations, own.length - applies.length]
      const line = page.split('\n').find((text) => new RegExp(`^\\| ${level} `).test(text)) ?? ''
      expect(line.match(/\d+/g)?.map(Number)).toEqual([Number(level), ...counts])
    }
  })

  it('names for each requirement a test that exists', () => {
    const unproven = applying.filter(
      (row) => proofsOf(row).length === 0 || proofsOf(row).some((proof) => !isTest(proof)),
    )
    expect(unproven.map(({ id, cells }) => `${id}: ${cells[3] ?? ''}`)).toEqual([])
  })
})

/** What the last cell names: `file`: title, one a line. */
function proofsOf({ cells }: Row): string[] {
  return (cells[3] ?? '').split('<br>').filter(Boolean)
}

function isTest(proof: string): boolean {
  const [, file = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(proof) ?? []
  if (!existsSync(file)) return false
  const text = readFileSync(file, 'utf8')
  return ["'", '"', '`'].some((quote) =>
    text.includes(`${quote}${title.replaceAll("'", quote === "'" ? "\\'" : "'")}${quote}`),
  )
}

function deviationsOf(level: string): string[] {
  return applying.filter((row) => row.level === level && stateOf(row) === 'deviation').map(({ id }) => id)
}
