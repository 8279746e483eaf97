import { expect, it } from 'vitest'
import { BLANK_CHANGE, readTypedChange } from './planned-change'

const price = {
  ...BLANK_CHANGE,
  justification: ' Le gazole. ',
  values: { ...BLANK_CHANGE.values, fuel: { from: '1,6', to: '1,76' } },
}
const content = {
  ...BLANK_CHANGE,
  ...{ kind: 'content' as const, justification: 'Le refuge ferme.', was: 'Refuge', becomes: 'Gîte' },
}

it('reads a revision with the causes whose two values are typed', () => {
  expect(readTypedChange(price).plan).toEqual({
    kind: 'price',
    justification: 'Le gazole.',
    variations: [{ cause: 'fuel', from: 1.6, to: 1.76 }],
  })
})

it('reads a content with its days, difference and day to answer', () => {
  const typed = { ...content, start: '2027-06-14', end: '2027-06-18', difference: '−20,50', answerBy: '2027-05-08' }
  expect(readTypedChange({ ...typed, reservationId: 7 }).plan).toEqual({
    ...{ kind: 'content', reservation_id: 7, justification: 'Le refuge ferme.', was: 'Refuge', becomes: 'Gîte' },
    ...{ traveler_cents: -2_050, offers_dates: true, answer_by: '2027-05-08' },
    days: { start: '2027-06-14', end: '2027-06-18' },
  })
})

it.each([
  ['why', { ...price, justification: '' }, /pourquoi/],
  ['two values', { ...price, values: BLANK_CHANGE.values }, /deux valeurs/],
  ['a value above zero', { ...price, values: { ...price.values, fuel: { from: '0', to: '2' } } }, /deux valeurs/],
  ['before and after', { ...content, becomes: '' }, /ce qui le remplace/],
  ['both days', { ...content, start: '2027-06-14' }, /dernier jour/],
  ['a sum', { ...content, difference: 'vingt' }, /nombre d’euros/],
])('misses %s', (_name, typed, words) => {
  expect(readTypedChange(typed).missing).toMatch(words)
})
