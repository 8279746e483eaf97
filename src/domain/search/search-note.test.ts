import { expect, it } from 'vitest'
import { SEARCH_NOTE_LENGTH, searchNote } from './search-note'

it.each([
  ['Chien admis ?', 'chien admis'],
  ['  L’été  2027 ', "l'ete 2027"],
  ['<b>sac</b>', 'b sac b'],
])('notes « %s » as « %s »', (text, noted) => {
  expect(searchNote(text)).toBe(noted)
})

it.each(['lou@lagopede.test', '06 39 98 01 23', 'dossier 123456', 'http://a.test', 'ab', '…', '12 34'])(
  'notes nothing of « %s »',
  (text) => {
    expect(searchNote(text)).toBeNull()
  },
)

it('notes no more than its length', () => {
  expect(searchNote('mot '.repeat(40))?.length).toBeLessThanOrEqual(SEARCH_NOTE_LENGTH)
})
