import fc from 'fast-check'
import { expect, it } from 'vitest'
import { diffWords } from './diff-words'

const say = (before: string, after: string): string =>
  diffWords({ before, after })
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `+${text}+` : `-${text}-`))
    .join('')

it.each([
  ['nothing', 'Le col, puis la source.', 'Le col, puis la source.', 'Le col, puis la source.'],
  ['a word replaced', 'Elle vit à Die.', 'Elle vit à Lans.', 'Elle vit à -Die.-+Lans.+'],
  ['words added at the end', 'Guide.', 'Guide depuis 2019.', '-Guide.-+Guide depuis 2019.+'],
  ['words taken away', 'Elle marche très vite.', 'Elle marche vite.', 'Elle marche -très -vite.'],
  ['all of it', '', 'Bonjour.', '+Bonjour.+'],
])('says %s', (_name, before, after, said) => {
  expect(say(before, after)).toBe(said)
})

it('gives both texts back, whatever they are', () => {
  const text = fc.array(fc.constantFrom('a', 'b', ' ', '\n', 'c d'), { maxLength: 40 }).map((words) => words.join(''))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = diffWords({ before, after })
      const of = (kinds: string[]) =>
        parts
          .filter(({ kind }) => kinds.includes(kind))
          .map((one) => one.text)
          .join('')
      expect([of(['same', 'removed']), of(['same', 'added'])]).toEqual([before, after])
    }),
  )
})

it('says that a text too long to compare is replaced', () => {
  const long = 'mot '.repeat(700)
  expect(diffWords({ before: long, after: `${long}fin` }).map(({ kind }) => kind)).toEqual(['removed', 'added'])
})
