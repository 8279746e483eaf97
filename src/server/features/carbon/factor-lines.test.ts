import { describe, expect, it } from 'vitest'
import type { CarbonFactors } from '@/contract/carbon'
import { factorLines } from './factor-lines'

const FACTOR: CarbonFactors['factors'][number] = {
  key: 'train_tgv',
  label: 'TGV',
  note: 'Électricité; construction',
  unit: 'passenger_km',
  ...{ mg: 2_930, low_mg: 2_930, high_mg: 3_000 },
  ...{ source: '=HYPERLINK("https://example.org")', version: 'juillet 2026' },
  ...{ read_on: '2026-11-25', effective_from: '2026-07-01', reason: '@Première', is_in_force: true },
}

describe('the factors as a file', () => {
  const [head = [], row = []] = factorLines({ version: '3.32', factors: [FACTOR] })
    .replace('\ufeff', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/))

  it('have a name for each column, grams with a decimal comma, source, version and days', () => {
    expect(row).toHaveLength(head.length)
    expect(row.slice(3, 7)).toEqual(['par km et par personne', '2,93', '2,93', '3'])
    expect(row.slice(8, 12)).toEqual(['juillet 2026', '2026-11-25', '2026-07-01', 'oui'])
  })

  it('hold nothing that a spreadsheet would run or take for another column', () => {
    expect(row[2]).toBe('"Électricité; construction"')
    expect(row[7]).toBe(`"'=HYPERLINK(""https://example.org"")"`)
    expect(row[12]).toBe("'@Première")
  })
})
