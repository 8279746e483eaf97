import { expect, it } from 'vitest'
import { unsureText } from './unsure-departure'

const awaited = { missing_count: 2, decision_on: '2027-05-07' }
const START = '2027-06-14'
const WAIT = 'N’achète pas encore ton train, on t’écrit dès que c’est sûr.'

it.each([
  [
    'it is to be decided',
    { awaited, today: '2027-05-07' },
    `Le départ n’est pas encore confirmé\u00a0: il manque 2\u00a0inscrits, décision le 7\u00a0mai au plus tard. ${WAIT}`,
  ],
  [
    'one is missing',
    { awaited: { ...awaited, missing_count: 1 }, today: '2027-05-01' },
    `Le départ n’est pas encore confirmé\u00a0: il manque 1\u00a0inscrit, décision le 7\u00a0mai au plus tard. ${WAIT}`,
  ],
  ['the day of decision is over', { awaited, today: '2027-05-08' }, `Le départ n’est pas encore confirmé. ${WAIT}`],
  ['it is sure', { awaited: null, today: '2027-05-01' }, null],
  ['it has begun', { awaited, today: START }, null],
])('says of a departure, when %s, who is missing and not to buy the train', (_when, facts, text) => {
  expect(unsureText({ ...facts, start: START })).toBe(text)
})
