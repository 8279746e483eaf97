import { randomUUID } from 'node:crypto'
import type { postgresAdapter } from '@payloadcms/db-postgres'
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import { PgDialect, type PgTransactionConfig } from 'drizzle-orm/pg-core'
import type { PoolClient } from 'pg'
import { commit } from '@/server/platform/db/commit'
import { requestFacts } from '@/server/platform/log/request-facts'

type AdapterObject = ReturnType<typeof postgresAdapter>
type Adapter = ReturnType<AdapterObject['init']>
type TransactionId = number | string | Promise<number | string>

const dialect = new PgDialect()

/**
 * Payload's adapter with transactions that end here: a commit that PostgreSQL did not confirm is an error to whoever
 * asked for it, where Payload's own answers as if it were kept (docs/adr/0014). They begin with their first statement: Payload opens one
 * before it runs the hooks that read what was sent, which may take longer than a transaction may stand still.
 */
export const confirmedTransactions = (adapter: AdapterObject): AdapterObject => ({
  ...adapter,
  init: (args) => {
    const db = adapter.init(args)
    return Object.assign(db, transactionsOf(db))
  },
})

const transactionsOf = (db: Adapter) => {
  // Forgotten first: nothing else may join a transaction that ends.
  const take = async (id: TransactionId | undefined) => {
    const known = (await id) ?? ''
    const session = db.sessions[known]
    Reflect.deleteProperty(db.sessions, known)
    return session
  }
  return {
    beginTransaction: async (options?: PgTransactionConfig): Promise<string> => {
      // The pool may be in the making.
      await db.initializing
      const id = randomUUID()
      const begin = beginning()
      let begun: Promise<PoolClient> | undefined
      const client = {
        query: async (...given: Statement) => (await (begun ??= connect({ db, begin }))).query(...given),
      }
      const transaction = transactionOn({ db, client: client as PoolClient })
      if (options) await transaction.setTransaction(options)
      db.sessions[id] = {
        db: transaction,
        resolve: async () => {
          if (begun) await endByCommit(await begun)
        },
        reject: async () => {
          const open = await begun?.catch(() => undefined)
          const onFailure = (err: unknown) => db.payload.logger.warn({ err }, 'not undone')
          if (open) await endByRollback({ client: open, onFailure })
        },
      }
      return id
    },
    commitTransaction: async (id?: TransactionId): Promise<void> => {
      const session = await take(id)
      if (!session) throw new Error('There is no transaction to commit: something that failed in it has undone it.')
      await session.resolve()
    },
    rollbackTransaction: async (id?: TransactionId): Promise<void> => {
      const session = await take(id)
      await session?.reject()
    },
  }
}

type Statement = Parameters<PoolClient['query']>

/** A connection whose transaction has begun. */
const connect = async ({ db, begin }: { db: Adapter; begin: string }): Promise<PoolClient> => {
  // Payload brings a pg of its own: to the compiler its clients are of another class than drizzle's.
  const client = (await db.pool.connect()) as unknown as PoolClient
  try {
    await client.query(begin)
    return client
  } catch (error) {
    client.release(true)
    throw error
  }
}

/** Says whose transaction it is, for the change log: in the same trip to PostgreSQL. */
const beginning = (): string => {
  const userId = requestFacts()?.userId
  return userId === undefined ? 'begin' : `begin; select set_config('lagopede.author', '${String(userId)}', true)`
}

/** A transaction of drizzle on this connection, as its own `transaction()` makes them: nested ones are savepoints. */
const transactionOn = ({ db, client }: { db: Adapter; client: PoolClient }) => {
  const { fullSchema, schema, tableNamesMap } = db.drizzle._
  const relations = schema && { fullSchema, schema, tableNamesMap }
  return new NodePgTransaction(dialect, new NodePgSession(client, dialect, relations), relations)
}

const endByCommit = async (client: PoolClient): Promise<void> => {
  try {
    await commit(client)
  } catch (error) {
    // Whatever state it is in, closed it has nothing open.
    client.release(true)
    throw error
  }
  client.release()
}

const endByRollback = async ({
  client,
  onFailure,
}: {
  client: PoolClient
  onFailure: (error: unknown) => void
}): Promise<void> => {
  try {
    await client.query('rollback')
    client.release()
  } catch (error) {
    // Who undoes has an error to tell, and this is not it.
    client.release(true)
    onFailure(error)
  }
}
