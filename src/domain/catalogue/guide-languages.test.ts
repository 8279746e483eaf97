import { expect, it } from 'vitest'
import { sayLanguages } from './guide-languages'

it.each([
  [[], ''],
  [['fr'], 'Français'],
  [['fr', 'en', 'it'], 'Français, anglais, italien'],
  [['xx', 'en'], 'Anglais'],
])('languages %j are said %s', (languages, said) => {
  expect(sayLanguages(languages)).toBe(said)
})
