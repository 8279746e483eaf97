import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MOST_STATEMENT, MOST_STATEMENT_LINES } from '@/contract/bank-lines'
import { mutatedFiles } from '../../../../../tests/fuzz/mutated-files'
import { CAMT_FILE, camtOf, CSV_FILE } from '../../../../../tests/fuzz/statement-files'
import { readBankFile } from './read-bank-file'

const read = (content: string) => readBankFile({ content, known: new Map() })
const linesOf = (content: string) => {
  const reading = read(content)
  return reading.ok ? reading.statement.lines : []
}

const HEADER = 'Date;Libellé;Montant;Référence banque'

describe('a bank file', () => {
  it('is read, a CSV and a CAMT.053', () => {
    expect(linesOf(CSV_FILE).map(({ amountCents }) => amountCents)).toEqual([130_050, 5_000, 5_000])
    expect(linesOf(CAMT_FILE)).toMatchObject([
      { bookedOn: '2027-06-14', amountCents: 30_000, payer: 'Rey & Fils', words: 'acompte LG-27-0614-118' },
      { amountCents: 4_250, words: 'solde d’été' },
    ])
  })

  it('keeps two transfers apart that the bank gives one number', () => {
    const owns = linesOf(`${HEADER}\n14/06/2027;un;10,00;N1\n14/06/2027;deux;20,00;N1`).map(({ own }) => own)
    expect(owns).toEqual(['', ''])
  })

  it('of as many transfers as one import takes is read, and one of more is refused in words', () => {
    const rows = (count: number) =>
      [HEADER, ...Array.from({ length: count }, (_, row) => `14/06/2027;x;10,00;${String(row)}`)].join('\n')
    expect(linesOf(rows(MOST_STATEMENT_LINES))).toHaveLength(MOST_STATEMENT_LINES)
    expect(read(rows(MOST_STATEMENT_LINES + 1))).toEqual({
      ok: false,
      message: 'Ce relevé porte plus de 5\u00a0000 virements\u00a0: importe-le par périodes plus courtes.',
    })
  })

  it.each([
    ['`<__proto__>`', '<__proto__>', /CAMT\.053/],
    [
      'a whole `<__proto__>`',
      camtOf('<__proto__><constructor/></__proto__>').replaceAll('Stmt>', '__proto__>'),
      /CAMT\.053/,
    ],
    ['ends that cross', camtOf('<Ntry><Amt></Ntry></Amt>'), /CAMT\.053/],
    ['a file cut short', CAMT_FILE.slice(0, -30), /CAMT\.053/],
    ['a name without end', `<${'a'.repeat(40_000)}`, /CAMT\.053/],
    ['another XML', '<?xml version="1.0"?><gpx/>', /CAMT\.053/],
    ['a page', '<!DOCTYPE html><html><body>Relevé</body></html>', /DOCTYPE/],
    ['entities', `<!DOCTYPE d [<!ENTITY a "aaaa">]>${CAMT_FILE}`, /DOCTYPE/],
    ['a CAMT.053 in UTF-16', Buffer.from(CAMT_FILE, 'utf16le').toString('latin1'), /CAMT\.053|CSV/],
    ['a picture', Buffer.from('\u0089PNG\r\n\u001A\n\0\0\0\rIHDR\0\0', 'latin1').toString('latin1'), /CSV/],
    ['one row of the largest size', `${HEADER}\n${'a;'.repeat(MOST_STATEMENT / 2 - 50)}`, /CSV/],
    [
      'a stray quote that hides the rows after it',
      `${HEADER}\n1/6/27;"x;1\n${'1/6/27;x;1\n'.repeat(2_000)}";1;1`,
      /CSV/,
    ],
    ['more columns than an import can name', `${';'.repeat(201)}${HEADER}\n${';'.repeat(201)}1/6/27;x;1;1`, /CSV/],
    ['one cell of the largest size', `${HEADER}\n"${'a\n'.repeat(MOST_STATEMENT / 2 - 50)}`, /CSV/],
    ['words', 'Bonjour, voici le relevé.', /CSV/],
  ])('with %s is refused in words', (_what, content, words) => {
    expect(read(content)).toEqual({ ok: false, message: expect.stringMatching(words) as string })
  })

  it('with a sum or a day that the database does not have is read without it', () => {
    expect(linesOf(`${HEADER}\n14/06/2027;x;99 999 999,99;1\n14/06/0027;x;10,00;2\n14/06/2027;x;10,00;3`)).toHaveLength(
      1,
    )
  })

  it('keeps no half of a character where a text is cut', () => {
    const [line] = linesOf(`${HEADER}\n14/06/2027;${'x'.repeat(499)}😀;10,00;1`)
    expect(line?.words).toBe(`${'x'.repeat(499)}\ufffd`)
  })

  it('with any faults is read or refused in words, and never fails', () => {
    fc.assert(
      fc.property(mutatedFiles(CSV_FILE, CAMT_FILE), (content) => {
        const reading = read(content)
        if (!reading.ok) {
          expect(reading.message).toMatch(/relevé|fichier/)
          return
        }
        for (const { bookedOn, amountCents, payer, words, more, own } of reading.statement.lines) {
          expect(bookedOn).toMatch(/^20\d\d-\d\d-\d\d$/)
          expect(amountCents > 0 && amountCents < 2 ** 31).toBe(true)
          expect([payer, words, more, own].every((text) => !/[\p{Cs}\0]/u.test(text))).toBe(true)
        }
      }),
      { seed: 20_270_614, numRuns: 500 },
    )
  })
})

describe('the time that a bank file takes', () => {
  const whole = (part: string, size: number) => part.repeat(Math.floor(size / part.length))

  it.each<[string, (size: number) => string]>([
    ['a name without end', (size) => `<${whole('a', size)}`],
    ['opened elements', (size) => whole('<a>', size)],
    ['elements side by side', (size) => `<a>${whole('<a></a>', size)}</a>`],
    ['attributes', (size) => `<a ${whole('b="" ', size)}/>`],
    ['an open bracket in text', (size) => `<a>${whole(' &lt;', size)}</a>`],
    ['one row', (size) => `${HEADER}\n${whole('a;', size)}`],
    ['rows of one cell', (size) => `${HEADER}\n${whole('a\n', size)}`],
    ['open quotes', (size) => `${HEADER}\n${whole('"a;"\n', size)}`],
    ['spaces', (size) => `${HEADER}\n${whole(`14/06/2027;${' '.repeat(9_000)}x;10,00;1\n`, size)}`],
    ['many rows', (size) => `${HEADER}\n${whole('14/06/2027;virement;10,00;1\n', size)}`],
  ])('grows with its size for %s', (_what, make) => {
    const [small, large] = [make(MOST_STATEMENT / 16), make(MOST_STATEMENT)]
    read(small)
    // For sixteen times the size a quadratic reader takes 256 times as long. A linear one has room for a busy machine.
    expect(fastest(large)).toBeLessThan(100 * Math.max(fastest(small), FLOOR_MS))
  })
})

/** Below this a clock measures itself. */
const FLOOR_MS = 4

const fastest = (content: string): number =>
  Math.min(
    ...[1, 2].map(() => {
      const start = performance.now()
      read(content)
      return performance.now() - start
    }),
  )
