import { describe, expect, it } from 'vitest'
import { readTable } from './table-text'

describe('a table typed as text', () => {
  it('has its columns named by the first line', () => {
    expect(readTable('Mode | g\n\nTGV | 2,93\nCar|29,5')).toEqual({
      ok: true,
      columns: ['Mode', 'g'],
      rows: [
        ['TGV', '2,93'],
        ['Car', '29,5'],
      ],
    })
  })

  it('may be pasted from a spreadsheet', () => {
    expect(readTable('Mode\tg\nTGV\t2,93')).toMatchObject({ ok: true, rows: [['TGV', '2,93']] })
  })

  it.each([
    ['one column', 'Mode\nTGV', 'deux colonnes'],
    ['no row', 'Mode | g', 'deux colonnes'],
    ['a row that lacks a cell', 'Mode | g\nTGV | 2\nCar', 'La ligne 3 a 1 cellules'],
    ['too many columns', 'a|b|c|d|e|f|g\na|b|c|d|e|f|g', '6 colonnes'],
    ['too many rows', `a|b\n${'c|d\n'.repeat(61)}`, '60 lignes'],
  ])('is refused with %s', (_name, text, message) => {
    expect(readTable(text)).toMatchObject({ ok: false, message: expect.stringContaining(message) as string })
  })
})
