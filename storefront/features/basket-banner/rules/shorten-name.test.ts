import { describe, expect, it } from 'vitest'
import { shortenName } from './shorten-name'

describe('shortenName', () => {
  it.each([
    ['keeps a name of 39 characters', 'a'.repeat(39), 'a'.repeat(39)],
    ['marks a name of exactly 40', 'a'.repeat(40), `${'a'.repeat(40)}...`],
    ['cuts a longer one at 40', 'a'.repeat(60), `${'a'.repeat(40)}...`],
    ['counts letters, not halves of them', '🏔'.repeat(41), `${'🏔'.repeat(40)}...`],
  ])('%s', (_, name, shown) => {
    expect(shortenName(name)).toBe(shown)
  })
})
