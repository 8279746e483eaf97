import { versionInForce } from '@/server/features/legal/in-force'
import { addJob } from '@/server/platform/jobs/add-job'
import { sql, type Transaction } from '@/server/platform/payload/transaction-of'

/** Puts the form of a sale by phone in the outbox, once however often it is asked for; false when no version is in force. */
export const enqueueInformationForm = async ({
  transaction,
  reservationId,
}: {
  transaction: Transaction
  reservationId: number
}): Promise<boolean> => {
  const { rows } = await transaction.execute(sql.raw(`select ${versionInForce('information_form_b')} as version`))
  if (!rows[0]?.['version']) return false
  await addJob({
    transaction,
    task: 'send_mail',
    payload: { template: 'information_form', reservationId },
    key: `information_form:${String(reservationId)}`,
  })
  return true
}
