import { expect, it } from 'vitest'
import { matchReturnedTransfer, type BankedCredit } from './match-returned-transfer'

const credit = (told: Partial<BankedCredit> = {}): BankedCredit => ({
  id: 1,
  amountCents: 44_800,
  bookedOn: '2026-11-25',
  payer: 'REY CAMILLE',
  words: 'ACOMPTE LG-27-0626-10',
  ...told,
})
const line = (words: string, payer = '') => ({ amountCents: -44_800, bookedOn: '2026-11-27', payer, words })
const found = (credits: BankedCredit[], words: string, payer?: string) =>
  matchReturnedTransfer({ line: line(words, payer), credits })?.id ?? null

it.each([
  ['its reference', 'REJET LG-27-0626-10', undefined, 1],
  ['its reference without dashes', 'REJET LG27062610', undefined, 1],
  ['its payer', 'RETOUR VIR Réy  Camille', undefined, 1],
  ['its payer in the field of the payer', 'RETOUR', 'REY CAMILLE', 1],
  ['another reference', 'REJET LG-27-0626-11', undefined, null],
  ['another payer', 'RETOUR VIR REYNAUD CAMILLE', undefined, null],
  ['nothing', '', undefined, null],
])('finds a credit by a debit that names %s', (_title, words, payer, id) => {
  expect(found([credit()], words, payer)).toBe(id)
})

it('takes no other sum, no later day, and no one of two', () => {
  const words = 'REJET LG-27-0626-10'
  expect(found([credit({ amountCents: 44_900 })], words)).toBeNull()
  expect(found([credit({ bookedOn: '2026-11-28' })], words)).toBeNull()
  expect(found([credit(), credit({ id: 2 })], words)).toBeNull()
})

it('takes a reference for more than a payer, and a day for no reference', () => {
  const other = credit({ id: 2, words: 'SOLDE LG-27-0626-11' })
  expect(found([credit(), other], 'REJET LG-27-0626-11 REY CAMILLE')).toBe(2)
  expect(found([credit({ payer: '', words: 'VIR DU 25/11/2026' })], 'REJET DU 25/11/2026')).toBeNull()
})
