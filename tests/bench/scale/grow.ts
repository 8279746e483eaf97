import type pg from 'pg'
import { FIRST_PAYMENT_TERMS } from '@/domain/reservations/payment-terms'
import { pool } from '@/server/platform/db/pool'
import { buildContractFacts } from '../../factories/contract-facts'
import { FEE_TABLE } from '../../factories/fee-table'
import { BOOKINGS, COUNTED } from './bookings'
import { PEOPLE } from './people'

const STEP = 100_000

/**
 * Adds the people numbered so, as many bookings, favourites, sessions, questions and addresses, by SQL alone: triggers do not run, as
 * what they would write (changes of the trade, cards) is written here or built at the end. Run by a superuser.
 */
export const growPeople = async ({ from, to }: { from: number; to: number }): Promise<void> => {
  const { terms, ...facts } = buildContractFacts()
  const payment = { version: FIRST_PAYMENT_TERMS, deposit_percent: 30, grace_days: 4 }
  const contract = JSON.stringify({ ...facts, terms_version: terms?.version ?? null, cancellation: FEE_TABLE, payment })
  const client = await pool().connect()
  try {
    await client.query(
      `set statement_timeout = 0; set session_replication_role = replica; set synchronous_commit = off`,
    )
    for (let first = from; first <= to; first += STEP) {
      const last = Math.min(to, first + STEP - 1)
      for (const [name, text] of [...Object.entries(PEOPLE), ...Object.entries(BOOKINGS)]) {
        await add({ client, name, text, values: [first, last, contract].slice(0, text.includes('$3') ? 3 : 2) })
      }
    }
    for (const text of COUNTED) await client.query(text)
  } finally {
    // Its settings end with it.
    client.release(true)
  }
}

const add = async ({
  client,
  name,
  text,
  values,
}: {
  client: pg.ClientBase
  name: string
  text: string
  values: unknown[]
}) => {
  await client.query({ text, values }).catch((error: unknown) => {
    throw new Error(`${name} were not made`, { cause: error })
  })
}
