import { describe, expect, it } from 'vitest'
import { toCsv } from './to-csv'

describe('a file for a spreadsheet', () => {
  it('begins with the byte order mark and ends each row', () => {
    expect(
      toCsv([
        ['Nom', 'Rang'],
        ['Rey', 1],
      ]),
    ).toBe('\ufeffNom;Rang\r\nRey;1\r\n')
  })

  it.each([
    ['leaves a blank for nothing', null, ''],
    ['quotes a separator', 'noix; œufs', '"noix; œufs"'],
    ['doubles quotes', 'dit "Lou"', '"dit ""Lou"""'],
    ['keeps lines in their cell', 'un\ndeux', '"un\ndeux"'],
    ['never runs a formula', '=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    ['keeps a number a number', -5, '-5'],
    ['keeps a sign within a text', 'Jean-Luc', 'Jean-Luc'],
    ['keeps a phone as text', '+33612345678', `'+33612345678`],
  ])('%s', (_case, value, expected) => {
    expect(toCsv([[value]])).toBe(`\ufeff${expected}\r\n`)
  })
})
