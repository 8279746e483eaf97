import { pool } from '@/server/platform/db/pool'
import type { Transaction } from '@/server/platform/db/transaction-of'
import { transactionOnClient } from '@/server/platform/db/transaction-on-client'
import type { MailQuery, OutgoingMail } from '@/server/platform/email/mail'

type Seen = {
  transaction: Transaction
  /** The messages that would leave, in their order. */
  outbox: OutgoingMail[]
  query: MailQuery
}

/** Does something in a transaction that is undone, and answers what was seen in it. Jobs are told instead of added. */
export const lookAndUndo = async <Found>(look: (seen: Seen) => Promise<Found>): Promise<Found> => {
  const client = await pool().connect()
  let isBroken = false
  try {
    await client.query('begin')
    const outbox: OutgoingMail[] = []
    const transaction: Transaction = {
      ...transactionOnClient(client),
      // `enqueueMail` alone gives that task its payload.
      onJob: ({ task, payload }) => task === 'send_mail' && outbox.push(payload as OutgoingMail),
    }
    return await look({ transaction, outbox, query: (text, values) => client.query(text, values) })
  } finally {
    await client.query('rollback').catch(() => {
      isBroken = true
    })
    client.release(isBroken)
  }
}
