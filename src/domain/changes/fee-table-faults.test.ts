import { expect, it } from 'vitest'
import { feeTableFaults } from './fee-table-faults'

const table = (...rows: Array<[number | null, number | null]>) =>
  feeTableFaults(rows.map(([days_before, refund_percent]) => ({ days_before, refund_percent })))

it.each([
  ['three steps', [30, 100], [14, 70], [0, 0]],
  ['one step', [0, 50]],
] as Array<[string, ...Array<[number, number]>]>)('finds nothing to say of %s', (_case, ...rows) => {
  expect(table(...rows)).toEqual([])
})

it.each([
  ['no step', [], /au moins une étape/],
  [
    'days that do not descend',
    [
      [14, 100],
      [14, 70],
      [0, 0],
    ],
    /Étape 2\s: plus près du départ.*moins de 14 jours/,
  ],
  [
    'shares that do not descend',
    [
      [30, 70],
      [14, 70],
      [0, 0],
    ],
    /Étape 2\s: moins remboursée.*moins de 70\s%/,
  ],
  [
    'a last step that is not for the departure',
    [
      [30, 100],
      [14, 70],
    ],
    /dernière étape.*0 jour/,
  ],
  [
    'half a day',
    [
      [30.5, 100],
      [0, 0],
    ],
    /Étape 1\s: Un nombre entier de jours/,
  ],
  [
    'more than everything',
    [
      [30, 101],
      [0, 0],
    ],
    /Étape 1\s: Un nombre entier pour la part/,
  ],
  [
    'a step that is not filled in',
    [
      [null, null],
      [0, 0],
    ],
    /Étape 1\s: Un nombre entier de jours/,
  ],
] as Array<[string, Array<[number | null, number | null]>, RegExp]>)('refuses %s', (_case, rows, said) => {
  expect(table(...rows).join(' ')).toMatch(said)
})
