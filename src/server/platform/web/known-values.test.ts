import { expect, it, vi } from 'vitest'
import { KnownValues } from './known-values'

it('looks up a value that exists once, and one that does not each time', async () => {
  const lookUp = vi.fn((value: string) => Promise.resolve(value === 'a'))
  const values = new KnownValues(lookUp)
  expect([await values.has('a'), await values.has('a'), await values.has('b'), await values.has('b')]).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(lookUp.mock.calls.flat()).toEqual(['a', 'b', 'b'])
})
