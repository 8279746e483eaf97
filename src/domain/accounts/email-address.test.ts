import { expect, it } from 'vitest'
import { EMAIL_ADDRESS } from './email-address'

it.each([
  'a@x.fr',
  'A@X.FR',
  'a!b@x.fr',
  "o'neill+trek@sous.domaine.fr",
  '1_{}~@a-b.museum',
  'x@localhost',
  '.a@x.fr',
  'a.@x.fr',
  'a..b@x.fr',
  'a@x.f',
  'a@1.2.3.4',
])('takes « %s »', (text) => {
  expect(EMAIL_ADDRESS.test(text)).toBe(true)
})

it.each([
  '',
  'a',
  '@x.fr',
  'a@',
  'a@.fr',
  'a@-x.fr',
  'a@x-.fr',
  'a b@x.fr',
  'a@x..fr',
  'a@x.fr.',
  '"a"@x.fr',
  'a@b@x.fr',
  'a<b@x.fr',
  'é@x.fr',
  `a@${'x'.repeat(64)}.fr`,
  'a@x.fr\n',
])('refuses « %s »', (text) => {
  expect(EMAIL_ADDRESS.test(text)).toBe(false)
})
