import type { KeptLevelNotice } from '@/contract/party'
import { onlyRow } from '@/server/platform/db/only-row'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'

type Kept = { transaction: Transaction; reservationId: number }

/** The warning that the contract of a reservation keeps about levels; null without one. */
export const readLevelNotice = async ({ transaction, reservationId }: Kept): Promise<KeptLevelNotice | null> => {
  const { rows } = await transaction.execute<{ notice: KeptLevelNotice | null }>(
    sql`select contract -> 'level_notice' as notice from reservations where id = ${reservationId}`,
  )
  return onlyRow(rows).notice
}

/** Has the contract of a reservation keep that warning about levels, or none. */
export const writeLevelNotice = async ({
  transaction,
  reservationId,
  notice,
}: Kept & { notice: KeptLevelNotice | null }): Promise<void> => {
  await transaction.execute(sql`
    update reservations set contract = jsonb_set(contract, '{level_notice}', ${JSON.stringify(notice)}::jsonb)
    where id = ${reservationId}`)
}
