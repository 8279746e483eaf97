import type { Task } from 'graphile-worker'
import { canTransferArrive, MOST_TRANSFER_DAYS } from '@/domain/departures/transfer-time'
import { offeredProvider } from '@/server/features/payment-methods/online-providers'
import { TRANSFER_DAYS_SET } from '@/server/features/payment-methods/transfer-offer'
import { announceSeats } from '@/server/features/seats/announce-seats'
import { TODAY } from '@/server/platform/db/paris-day'
import { FIRST_DAY, NOT_CANCELED } from '@/server/platform/db/shared-terms'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { transactionOnClient } from '@/server/platform/db/transaction-on-client'
import { withClientTransaction } from '@/server/platform/db/with-client-transaction'

/** After each midnight: ends the sales of the departures that nothing can be paid for any more. The agency may still sell them. */
export const endLateSales: Task = async (_payload, { withPgClient }) => {
  if (offeredProvider() !== null) return
  await withPgClient((client) => withClientTransaction(client, () => endSales(transactionOnClient(client))))
}

// As many working days and the holidays around them are well within so many days.
const MOST_DAYS = 3 * MOST_TRANSFER_DAYS

type Late = { departureStart: string; today: string; transferDays: number }

const endSales = async (transaction: Transaction): Promise<void> => {
  const { rows } = await transaction.execute<Late>(sql`
    select distinct to_char(${FIRST_DAY}, 'YYYY-MM-DD') as "departureStart", to_char(${TODAY}, 'YYYY-MM-DD') as today,
      ${TRANSFER_DAYS_SET} as "transferDays"
    from departures d where ${FIRST_DAY} between ${TODAY} and ${TODAY} + ${MOST_DAYS}::int and not d.sales_closed and ${NOT_CANCELED.d}`)
  const days = rows.filter((late) => !canTransferArrive(late)).map(({ departureStart }) => departureStart)
  if (days.length === 0) return
  const ended = await transaction.execute(sql`
    update departures d set sales_closed = true, updated_at = now()
    where ${FIRST_DAY} = any(array[${sql.join(
      days.map((day) => sql`${day}`),
      sql`, `,
    )}]::date[]) and not d.sales_closed and ${NOT_CANCELED.d} returning d.id`)
  const departureIds = ended.rows.map(({ id }) => Number(id))
  if (departureIds.length > 0) await announceSeats({ transaction, departureIds })
}
