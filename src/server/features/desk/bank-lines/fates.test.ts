import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findKnownMovements, type KnownMovement } from '@/domain/bank-lines/find-known-movements'
import { bankFiles, type BankMovement } from '../../../../../tests/bank/bank-movements'
import { writeBankFile } from '../../../../../tests/bank/write-bank-file'
import { readBankFile } from './read-bank-file'
import type { Statement } from './statement'

const RUNS = process.env['FUZZ'] === 'long' ? 10_000 : 800

const creditsOf = (movements: BankMovement[]): number =>
  movements.reduce((sum, { cents }) => sum + Math.max(0, cents), 0)
const sumOf = (credits: Array<{ amountCents: number | null }>): number =>
  credits.reduce((sum, { amountCents }) => sum + (amountCents ?? 0), 0)

/** Takes a file as an import does: what it tells is new or known, and is known from then on. */
const take = ({ statement, known }: { statement: Statement; known: KnownMovement[] }) => {
  const places = findKnownMovements({ incoming: statement.lines, known })
  for (const [index, { bookedOn, amountCents, payer, words, ...told }] of statement.lines.entries()) {
    const place = places[index] ?? null
    const tellings = [{ source: told.source, own: told.own, said: told.said }]
    if (place === null) known.push({ bookedOn, amountCents, payer, words, tellings })
    else
      known.splice(
        place,
        1,
        ...known.slice(place, place + 1).map((one) => ({ ...one, tellings: [...one.tellings, ...tellings] })),
      )
  }
  return places
}

it('every credit of every file is a new line, an earlier one, or refused with the reason', { timeout: 240_000 }, () => {
  fc.assert(
    fc.property(bankFiles, ({ files }) => {
      const known: KnownMovement[] = []
      for (const file of files) {
        const reading = readBankFile({ content: writeBankFile(file), known: new Map() })
        if (!reading.ok) throw new Error(reading.message)
        const { lines, refused } = reading.statement
        expect(sumOf(lines) + sumOf(refused)).toBe(creditsOf(file.movements))
        expect(refused.every(({ reason }) => reason.length > 10)).toBe(true)
        const places = take({ statement: reading.statement, known })
        const met = places.filter((place) => place !== null)
        // Two credits of a file are never one line, and each line that is met is of that day and sum.
        expect(new Set(met).size).toBe(met.length)
        for (const [index, place] of places.entries()) {
          if (place === null) continue
          expect(known[place]).toMatchObject({
            bookedOn: lines[index]?.bookedOn,
            amountCents: lines[index]?.amountCents,
          })
        }
        // The same file again adds nothing.
        const again = take({ statement: reading.statement, known })
        expect(again).not.toContain(null)
        expect(new Set(again).size).toBe(again.length)
      }
    }),
    { seed: 20_261_128, numRuns: RUNS },
  )
})
