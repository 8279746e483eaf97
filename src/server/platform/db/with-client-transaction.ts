import type pg from 'pg'
import { commit } from './commit'

/** Runs the work in one transaction of this connection, undone if the work or its commit fails. */
export const withClientTransaction = async <Result>(
  client: pg.ClientBase,
  work: () => Promise<Result>,
): Promise<Result> => {
  await client.query('begin')
  try {
    const result = await work()
    await commit(client)
    return result
  } catch (error) {
    // A lost connection has nothing left to undo, and its complaint must not hide why.
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/** Runs the work in the open transaction of this connection, and undoes that work alone if it fails. */
export const withSavepoint = async <Result>(client: pg.ClientBase, work: () => Promise<Result>): Promise<Result> => {
  await client.query('savepoint work')
  try {
    const result = await work()
    await client.query('release savepoint work')
    return result
  } catch (error) {
    await client.query('rollback to savepoint work').catch(() => undefined)
    throw error
  }
}
