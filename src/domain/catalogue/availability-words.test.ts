import { describe, expect, it } from 'vitest'
import { formatAvailability, formatWithYou } from './availability-words'

describe('formatAvailability', () => {
  it('shows "Complet" when no seat is left', () => expect(formatAvailability(0)).toBe('Complet'))
  it('shows "1 place" when one seat is left', () => expect(formatAvailability(1)).toBe('1\u00a0place'))
  it('shows "8 places" when eight seats are left', () => expect(formatAvailability(8)).toBe('8\u00a0places'))
})

it.each([
  [2, 1, 'Avec toi, il manquera 1\u00a0inscrit pour confirmer.'],
  [4, 2, 'Avec vous, il manquera 2\u00a0inscrits pour confirmer.'],
  [2, 2, 'Avec vous, le départ a son minimum\u00a0: il est confirmé dès l’acompte.'],
])('%i missing, with %i who book, is said in words', (missing, travelers, text) => {
  expect(formatWithYou({ missing, travelers })).toBe(text)
})
