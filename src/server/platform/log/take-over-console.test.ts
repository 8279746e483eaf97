import { DrizzleQueryError } from 'drizzle-orm/errors'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createLogger } from './create-logger'
import { takeOverConsole } from './take-over-console'

const kept = { ...console }
let lines: string[]

beforeEach(() => {
  lines = []
  takeOverConsole(createLogger({ name: 'console', output: { write: (line) => lines.push(line) } }))
})
afterEach(() => {
  Object.assign(console, kept)
})

it('writes what a package prints as a line of the log', () => {
  console.error(' ⨯', new Error('no such page'), 'of %s', 'x')
  const line = JSON.parse(lines[0] ?? '') as object
  expect(line).toMatchObject({ level: 50, name: 'console', err: { message: 'no such page' } })
})

it('leaves out the values of a query that failed', () => {
  const failure = new DrizzleQueryError('select $1', ['Allergie grave'], new Error('timeout'))
  console.error(failure)
  console.error(`uncaught: ${failure.stack ?? ''}`)
  console.warn('%s and %o', failure.message, { nested: { failure } })
  console.warn({ failure })
  expect(lines).toHaveLength(4)
  expect(lines.join('')).not.toContain('Allergie')
})
