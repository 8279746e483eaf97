import { expect, it } from 'vitest'
import { foldText } from './fold-text'

it.each([
  ['accents', 'Être ANNULÉ', 'etre annule'],
  ['the typographic apostrophe', 'L’acompte', "l'acompte"],
  ['spaces that do not break, and too many', ' Combien\u00a0?   Vite ', 'combien ? vite'],
])('forgets %s', (_what, text, folded) => {
  expect(foldText(text)).toBe(folded)
})
