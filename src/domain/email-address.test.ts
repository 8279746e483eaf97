import { expect, it } from 'vitest'
import { EMAIL_ADDRESS } from './email-address'

it.each(['a@x.fr', 'a!b@x.fr', 'a&b@x.fr', "o'neill+trek@sous.domaine.fr", '1_{}~@a-b.museum'])(
  '« %s » is one',
  (text) => {
    expect(EMAIL_ADDRESS.test(text)).toBe(true)
  },
)

it.each([
  '',
  'a',
  '@x.fr',
  'a@x',
  'a@.fr',
  'a@-x.fr',
  '.a@x.fr',
  'a.@x.fr',
  'a..b@x.fr',
  'a b@x.fr',
  'a@x..fr',
  'a@x.f',
  '"a"@x.fr',
  'a@b@x.fr',
  'a<b@x.fr',
])('« %s » is none', (text) => {
  expect(EMAIL_ADDRESS.test(text)).toBe(false)
})
