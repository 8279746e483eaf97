import { expect, it } from 'vitest'
import { formatMissing, formatWithYou } from './departure-words'

it.each([
  [1, 'Encore 1\u00a0inscrit pour confirmer'],
  [2, 'Encore 2\u00a0inscrits pour confirmer'],
])('%i missing is said in words', (missing, text) => {
  expect(formatMissing(missing)).toBe(text)
})

it.each([
  [2, 1, 'Avec toi, il manquera 1\u00a0inscrit pour confirmer.'],
  [4, 2, 'Avec vous, il manquera 2\u00a0inscrits pour confirmer.'],
  [2, 2, 'Avec vous, le départ a son minimum\u00a0: il est confirmé dès l’acompte.'],
])('%i missing, with %i who book, is said in words', (missing, travelers, text) => {
  expect(formatWithYou({ missing, travelers })).toBe(text)
})
