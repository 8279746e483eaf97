import { beforeEach, expect, it, vi } from 'vitest'

let nameIfOften: (text: string) => string | undefined

beforeEach(async () => {
  vi.resetModules()
  ;({ nameIfOften } = await import('./name-if-often'))
})

const NAME = /^[\w-]{43}$/

const ask = (text: string, times: number) => Array.from({ length: times }, () => nameIfOften(text))

it('names a text from the twentieth time on, always the same', () => {
  const given = ask('select 1', 25)
  expect(given.slice(0, 19)).toEqual(Array.from({ length: 19 }))
  expect(new Set(given.slice(19)).size).toBe(1)
  expect(given[19]).toMatch(NAME)
})

it('names two texts in two ways', () => {
  expect(ask('select 1', 20).at(-1)).not.toBe(ask('select 2', 20).at(-1))
})

it('names no more than sixteen, which keep their names', () => {
  const first = ask('select 0', 20).at(-1)
  for (let n = 1; n < 16; n += 1) expect(ask(`select ${String(n)}`, 20).at(-1)).toMatch(NAME)
  expect(ask('select 16', 40).at(-1)).toBeUndefined()
  expect(nameIfOften('select 0')).toBe(first)
})

it('forgets what it counted once too many texts came, and names later those that come again', () => {
  ask('select often', 19)
  for (let n = 0; n < 200; n += 1) nameIfOften(`select ${String(n)}`)
  expect(nameIfOften('select often')).toBeUndefined()
  expect(ask('select often', 19).at(-1)).toMatch(NAME)
})
