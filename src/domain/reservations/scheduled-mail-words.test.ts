import { expect, it } from 'vitest'
import { mailReasonWords } from './scheduled-mail-words'

it.each([
  ['a rule', { reason: 'paid', note: null }, 'c’est réglé'],
  ['the agency', { reason: 'agency', note: 'Vu au téléphone' }, 'Vu au téléphone'],
  ['nobody', { reason: null, note: null }, null],
])('says why by the words of %s', (_, given, words) => {
  expect(mailReasonWords(given)).toBe(words)
})
