import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countPairs, pairMovements, type Movement } from './pair-movements'

const movement = (change: Partial<Movement> = {}): Movement => ({
  ...{ bookedOn: '2026-11-25', amountCents: 30_000, payer: 'DUPONT', words: 'VIR LG-27-0614-118' },
  ...change,
})

describe('movements of two kinds of files', () => {
  it.each<[string, Partial<Movement>, Partial<Movement>]>([
    [
      'a name with its title',
      { payer: 'M. Jean DUPONT', words: 'NOTPROVIDED' },
      { payer: 'DUPONT JEAN', words: 'VIR' },
    ],
    [
      'a reference without its marks',
      { payer: '', words: 'LG270614118' },
      { payer: 'Rey', words: 'acompte LG-27-0614-118' },
    ],
    [
      'a number of eight digits without its marks',
      { payer: '', words: 'LG77082039' },
      { payer: 'Rey', words: 'acompte LG-7708-2039' },
    ],
    [
      'a name that stands among the words',
      { payer: '', words: 'VIREMENT DE MME LÉA MARTIN 2231' },
      { payer: 'Martin Léa', words: 'séjour' },
    ],
    ['one that says nothing', { payer: '', words: 'VIREMENT SEPA' }, { payer: 'Martin', words: 'LG-27-0614-9' }],
  ])('are one by %s', (_name, one, other) => {
    expect(pairMovements({ incoming: [movement(one)], known: [movement(other)] })).toEqual([0])
    expect(pairMovements({ incoming: [movement(other)], known: [movement(one)] })).toEqual([0])
  })

  it.each<[string, Partial<Movement>]>([
    ['of another day', { bookedOn: '2026-11-24' }],
    ['of another sum', { amountCents: 30_001 }],
    ['of the same person for another booking', { words: 'VIR LG-27-0614-227' }],
    ['for a booking with a number of eight digits', { words: 'VIR LG-7708-2039' }],
    ['of somebody else', { payer: 'MARTIN', words: 'VIR LG-27-0614-227' }],
  ])('are two when one is %s', (_name, change) => {
    expect(pairMovements({ incoming: [movement(change)], known: [movement()] })).toEqual([null])
  })

  it('takes the most alike first, whatever the order', () => {
    const known = [movement({ payer: 'MARTIN PAUL' }), movement({ payer: 'MARTIN LÉA', words: 'solde 2231' })]
    const incoming = [movement({ payer: 'Martin Léa', words: 'solde 2231' }), movement({ payer: 'Martin Paul' })]
    expect(pairMovements({ incoming, known })).toEqual([1, 0])
  })

  it('compares those of one day and sum', () => {
    const known = [movement(), movement(), movement({ amountCents: 1 })]
    expect(countPairs({ incoming: [movement(), movement(), movement({ bookedOn: '2026-11-01' })], known })).toBe(4)
  })

  it('leaves the third of three twins new, when two are known', () => {
    const twins = [movement(), movement(), movement()]
    expect(pairMovements({ incoming: twins, known: twins.slice(1) }).filter((place) => place === null)).toHaveLength(1)
  })
})

const PAYERS = ['DUPONT JEAN', 'MARTIN LEA', 'REY ET FILS', 'NGUYEN THI']
const real = fc.record({
  bookedOn: fc.constantFrom('2026-11-24', '2026-11-25'),
  amountCents: fc.constantFrom(30_000, 42_000),
  payer: fc.constantFrom(...PAYERS),
  number: fc.constantFrom('LG-27-0614-118', 'LG-27-0614-227', 'LG-7708-2039', 'LG-5416-4065', ''),
})

/** How each kind of file says the same movement. */
const asCsv = ({
  number,
  payer,
  ...sum
}: {
  number: string
  payer: string
  bookedOn: string
  amountCents: number
}) => ({
  ...sum,
  payer: '',
  words: `VIR SEPA RECU /DE ${payer} ${number.replaceAll('-', ' ')}`,
})
const asCamt = ({ number, payer, ...sum }: Parameters<typeof asCsv>[0]) => ({
  ...sum,
  payer: `M. ${payer.toLowerCase()}`,
  words: number,
})

describe('a period that both kinds of files tell', () => {
  it('is the same movements, twins too, in any order', () => {
    fc.assert(
      fc.property(
        fc
          .array(real, { maxLength: 12 })
          .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([all, shuffled]) => {
          for (const [incoming, known] of [
            [shuffled.map(asCamt), all.map(asCsv)],
            [shuffled.map(asCsv), all.map(asCamt)],
          ] as const) {
            const found = pairMovements({ incoming, known })
            expect(found).not.toContain(null)
            expect(new Set(found).size).toBe(all.length)
          }
        },
      ),
      { numRuns: 300 },
    )
  })

  it('makes new what one of them lacks, and nothing else', () => {
    fc.assert(
      fc.property(
        fc.array(real, { maxLength: 12 }).chain((all) => fc.tuple(fc.constant(all), fc.subarray(all))),
        ([all, part]) => {
          const found = pairMovements({ incoming: all.map(asCamt), known: part.map(asCsv) })
          expect(found.filter((place) => place === null)).toHaveLength(all.length - part.length)
          const left = all.filter((_one, index) => found[index] === null).map((one) => JSON.stringify(one))
          const missing = part.reduce(
            (rest, one) => {
              const place = rest.indexOf(JSON.stringify(one))
              return rest.toSpliced(place, 1)
            },
            all.map((one) => JSON.stringify(one)),
          )
          // Who paid and how much is that of what was lacking.
          expect(left.map(payerAndSum).toSorted()).toEqual(missing.map(payerAndSum).toSorted())
        },
      ),
      { numRuns: 300 },
    )
  })
})

const payerAndSum = (json: string): string => {
  const { bookedOn, amountCents, payer } = JSON.parse(json) as Movement
  return `${bookedOn} ${String(amountCents)} ${payer}`
}
