import { expect, it } from 'vitest'
import { freeText, lineText, nameText, plainText } from './free-text'

const FAMILY = '👨‍👩‍👧‍👦'

it.each([
  ['a line', lineText({ max: 10 })],
  ['a text', plainText({ max: 10 })],
  ['a name', nameText({ max: 10 })],
  ['a message', freeText({ max: 10 })],
])('%s is refused by the length it is sent with, before its spaces are taken away', (_, schema) => {
  const padded = (spaces: number) => schema.safeParse(`a${' '.repeat(spaces)}`)
  expect(padded(100).data).toBe('a')
  const { error } = padded(1_000)
  expect(error?.issues.map(({ message }) => message)).toEqual([expect.stringMatching(/10\scaractères au plus\.$/)])
})

it('a text of the length that is allowed may hold accents, emoji and spaces around', () => {
  const text = `${'é'.normalize('NFD').repeat(90)}${FAMILY.repeat(10)}`
  expect(lineText({ max: 100 }).safeParse(`  ${text}  `).data).toBe(text.normalize('NFC'))
})
