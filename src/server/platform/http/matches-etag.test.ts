import { expect, it } from 'vitest'
import { matchesEtag } from './matches-etag'

it.each([
  ['W/"a"', true],
  ['"a"', true],
  ['"b", W/"a"', true],
  ['"b"', false],
  [undefined, false],
])('%s matches W/"a": %s', (known, matches) => {
  expect(matchesEtag({ known, etag: 'W/"a"' })).toBe(matches)
})
