import { expect, it } from 'vitest'
import { checkPayout, type CheckedLine } from './check-payout'

const line = (more: Partial<CheckedLine>): CheckedLine => ({
  ...{ kind: 'payment', about: 'pi_1', words: '', amountCents: 30_000, feeCents: 475, ourCents: 30_000 },
  ...more,
})
const REFUND = line({ kind: 'refund', about: 're_1', amountCents: -5_000, feeCents: 0, ourCents: -5_000 })
const FEE = line({ kind: 'fee', about: null, words: 'Radar', amountCents: -200, feeCents: 0, ourCents: null })

it.each([
  ['a payment less its fee', 29_525, [line({})]],
  ['payments, refunds and fees', 24_325, [line({}), REFUND, FEE]],
  ['more given back than taken', -5_000, [REFUND]],
  ['nothing', 0, []],
])('agrees with %s', (_case, amountCents, lines) => {
  expect(checkPayout({ amountCents, lines })).toBeNull()
})

it.each([
  [
    'a sum that its movements do not make',
    29_520,
    [line({})],
    'Reçu 295,20 €, attendu 295,25 € d’après nos comptes : écart de −0,05 € ; ses mouvements font 295,25 €',
  ],
  [
    'a payment of another sum',
    29_525,
    [line({ ourCents: 20_000 })],
    'Reçu 295,25 €, attendu 195,25 € d’après nos comptes : écart de 100 € ; Paiement pi_1 : 300 €, ici 200 €',
  ],
  [
    'a refund that is not known here',
    24_525,
    [line({}), { ...REFUND, ourCents: null }],
    'Reçu 245,25 €, attendu 295,25 € d’après nos comptes : écart de −50 € ; Remboursement re_1 : −50 €, inconnu ici',
  ],
  [
    'two faults that make up for each other',
    0,
    [line({ feeCents: 0, ourCents: null }), line({ about: 'pi_2', feeCents: 0, amountCents: -30_000, ourCents: null })],
    'Reçu 0 €, attendu 0 € d’après nos comptes : écart de 0 € ; Paiement pi_1 : 300 €, inconnu ici ; Paiement pi_2 : −300 €, inconnu ici',
  ],
  [
    'what no book of ours has a word for',
    -700,
    [line({ kind: 'other', about: null, words: 'reserve_hold', amountCents: -700, feeCents: 0, ourCents: null })],
    'Reçu −7 €, attendu 0 € d’après nos comptes : écart de −7 € ; Autre mouvement reserve_hold : −7 €, inconnu ici',
  ],
])('tells %s', (_case, amountCents, lines, said) => {
  expect(checkPayout({ amountCents, lines })?.replaceAll('\u00a0', ' ')).toBe(said)
})

it('stays short, however much is wrong', () => {
  const lines = Array.from({ length: 900 }, () => line({ about: 'x'.repeat(200), ourCents: null }))
  const said = checkPayout({ amountCents: 1, lines }) ?? ''
  expect(said).toMatch(/et 898 autres$/)
  expect(said.length).toBeLessThan(500)
})
