import fc from 'fast-check'

/** A movement of an account, as whoever made it would tell it. */
export type BankMovement = { id: number; day: string; cents: number; payer: string; words: string; own: string }

const LAYOUTS = ['lbp', 'ca', 'ce', 'bnp', 'sg', 'ing', 'camt02', 'camt08'] as const
export type Layout = (typeof LAYOUTS)[number]

const DAYS = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26']
const NAMES = ['MARTIN', 'Mme Dupont', 'Durand-Michel', 'D’Artagnan', 'Müller', 'NG LI', 'Le Bœuf', '']
const WORDS = ['VIR LG-27-0614-4', 'acompte', 'LG 27 0614 42 solde', 'VIREMENT', 'pour nous deux', 'Référence 12-44']
const PLACEHOLDERS = ['NOTPROVIDED', 'NON RENSEIGNE', '0', '-', 'NONREF', '', '', '12']

const movement = fc.record({
  /** How many transfers say the very same. */
  copies: fc.constantFrom(1, 1, 1, 2, 3),
  day: fc.constantFrom(...DAYS),
  // Few sums: many movements are alike. Debits are among them.
  cents: fc.constantFrom(38_400, 38_400, 5_000, 138_420, 1, 99_999_999, -8_420, -5_000),
  payer: fc.constantFrom(...NAMES),
  words: fc.constantFrom(...WORDS),
  own: fc.oneof(
    fc.constantFrom(...PLACEHOLDERS),
    fc.constant('LOT42'),
    fc.integer({ min: 100_000, max: 100_050 }).map((number) => `OP${String(number)}`),
  ),
})

/** An account's movements, and the files of some of its days in which they come, in any order of their rows. */
export const bankFiles: fc.Arbitrary<{
  files: Array<{ layout: Layout; movements: BankMovement[] }>
}> = fc
  .record({
    movements: fc.array(movement, { minLength: 1, maxLength: 9 }),
    files: fc.array(
      fc.record({
        layout: fc.constantFrom(...LAYOUTS),
        from: fc.nat(3),
        days: fc.integer({ min: 1, max: 4 }),
        order: fc.integer(),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  })
  .map(({ movements, files }) => ({
    files: files.map(({ layout, from, days, order }) => ({
      layout,
      movements: shuffled(
        movements
          .flatMap(({ copies, ...one }) => Array.from({ length: copies }, () => one))
          .map((one, id) => ({ ...one, id }))
          .filter(({ day }) => DAYS.indexOf(day) >= from && DAYS.indexOf(day) < from + days),
        order,
      ),
    })),
  }))

const shuffled = <Item>(items: Item[], order: number): Item[] =>
  items
    .map((item, place) => ({ item, rank: Math.sin(order + place) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item)
