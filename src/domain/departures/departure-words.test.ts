import { expect, it } from 'vitest'
import { awaitedWords, decisionText, formatMissing } from './departure-words'

it.each([
  [1, 'Encore 1\u00a0inscrit pour confirmer'],
  [2, 'Encore 2\u00a0inscrits pour confirmer'],
])('%i missing is said in words', (missing, text) => {
  expect(formatMissing(missing)).toBe(text)
})

it.each([
  ['2027-05-11', { text: 'Encore 2\u00a0inscrits pour confirmer', decidedOn: '12\u00a0mai' }],
  ['2027-05-12', { text: 'Encore 2\u00a0inscrits pour confirmer', decidedOn: '12\u00a0mai' }],
  ['2027-05-13', { text: 'À confirmer', decidedOn: null }],
])('seen on %s, a decision of 12 May is announced until its day is over', (today, words) => {
  expect(awaitedWords({ awaited: { missing_count: 2, decision_on: '2027-05-12' }, today })).toEqual(words)
})

it.each([
  ['2027-05-12', 'décision le 12\u00a0mai\u00a02027'],
  ['2027-05-13', 'il fallait décider le 12\u00a0mai\u00a02027'],
])('the agency reads on %s by when it decides, or had to', (today, text) => {
  expect(decisionText({ day: '2027-05-12', today })).toBe(text)
})
