import pg from 'pg'
import { writePayment } from '@/server/features/ledger/write-payment'
import { transactionOnClient } from '@/server/platform/db/transaction-on-client'
import { withClientTransaction } from '@/server/platform/db/with-client-transaction'

/** A process that is paid, a cent at a time, for the reservations it is told, on several connections, until somebody kills it. */
const { RESERVATIONS = '', CLIENTS = '4', DATABASE_URL } = process.env
const reservations = RESERVATIONS.split(',').map(Number)

const payForEver = async (turn: number): Promise<never> => {
  const client = new pg.Client({ connectionString: DATABASE_URL })
  await client.connect()
  const transaction = transactionOnClient(client)
  for (let round = turn; ; round += 1) {
    const reservationId = reservations[round % reservations.length] ?? 0
    await withClientTransaction(client, () =>
      writePayment({
        transaction,
        method: 'bank_transfer',
        payment: {
          ...{
            reservationId,
            kind: 'deposit',
            amountCents: 1,
            receivedOn: '2026-11-25',
            reference: '',
            authorId: null,
          },
        },
      }),
    )
    if (round === turn + 1) process.stdout.write('paying\n')
  }
}

await Promise.all(Array.from({ length: Number(CLIENTS) }, (_one, turn) => payForEver(turn)))
