import { DrizzleQueryError } from 'drizzle-orm/errors'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { createLogger } from './create-logger'
import { hideValues } from './describe-error'

const SECRET = 'Allergie grave'

const databaseError = (message: string, facts: object) =>
  Object.assign(new pg.DatabaseError(message, message.length, 'error'), { severity: 'ERROR', routine: 'x' }, facts)

const refusedRow = () =>
  databaseError('unsupported Unicode escape sequence', {
    code: '22P05',
    detail: `Failing row contains (1, Léa Dupré, ${SECRET}).`,
    where: `JSON data, line 1: {"diet":"${SECRET}`,
    table: 'participants',
  })
const failedQuery = (cause: Error = refusedRow()) =>
  new DrizzleQueryError(
    `update carts set x = $1 where note = '${SECRET}'`,
    [`Léa\n${SECRET}\n    at ${SECRET} (x:1:2`],
    cause,
  )

const logged = (...given: unknown[]): string => {
  const lines: string[] = []
  const logger = createLogger({ name: 'test', output: { write: (line) => lines.push(line) } })
  Reflect.apply(logger.error.bind(logger), undefined, given)
  return lines.join('')
}

describe('an error in the log', () => {
  it.each([
    ['a failed query', [failedQuery()]],
    ['one with a message', [failedQuery(), 'call failed']],
    ['one in a field', [{ err: failedQuery() }, 'call failed']],
    ['one in any field, at any depth', [{ job: { attempts: [{ error: failedQuery() }] } }, 'failed']],
    ['one that caused another', [{ err: new Error('cannot save', { cause: failedQuery() }) }]],
    ['one among several', [new AggregateError([new Error('a'), failedQuery()], 'both')]],
    ['one written into a message', [`Failed task 3 with error '${failedQuery().message}'`]],
    ['one interpolated', ['failed: %s', failedQuery().stack]],
    ['one of the driver', [refusedRow()]],
    ['one copied into a plain object', [{ error: { ...refusedRow() } }]],
    [
      'a value that does not fit its type',
      [databaseError(`invalid input syntax for type date: "${SECRET}"`, { code: '22007' })],
    ],
    ['a text with such an error', [`invalid input syntax for type integer: "${SECRET}"`]],
    ['a key that is taken', [`Key (name)=(${SECRET}) already exists.`]],
    ['the values of a query', [{ query: { text: 'select $1', values: [SECRET] }, params: [SECRET] }]],
    ['a body that is no JSON', [new SyntaxError(`Unexpected token 'A', "${SECRET}" is not valid JSON`)]],
  ])('%s holds no value', (_name, given) => {
    const line = logged(...given)
    expect(line).not.toContain(SECRET)
    expect(line).not.toContain('Léa')
    expect(() => JSON.parse(line) as unknown).not.toThrow()
  })

  it('still says what failed, and where', () => {
    const { err } = JSON.parse(logged(failedQuery())) as { err: { message: string; stack: string; cause: object } }
    expect(err.message).toContain('update carts set x = $1')
    expect(err.stack).toContain('describe-error.test.ts')
    expect(err.cause).toMatchObject({
      code: '22P05',
      table: 'participants',
      message: 'unsupported Unicode escape sequence',
    })
  })

  it('leaves an ordinary sentence alone', () => {
    expect(hideValues('relation "carts" does not exist')).toBe('relation "carts" does not exist')
  })
})
