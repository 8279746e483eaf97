import type { Task } from 'graphile-worker'
import { sql } from '@/server/platform/db/transaction-of'
import { transactionOnClient } from '@/server/platform/db/transaction-on-client'
import { withClientTransaction } from '@/server/platform/db/with-client-transaction'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'

/** Puts in the outbox one mail of all that changed for a guide and was not told yet; each change is told once. */
export const tellGuide: Task = async (payload, { withPgClient }) => {
  const { guideId } = payload as { guideId: number }
  await withPgClient(async (client) => {
    const transaction = transactionOnClient(client)
    await withClientTransaction(client, async () => {
      const { rows } = await transaction.execute(sql`
        update guide_changes set told_at = now() where guide_id = ${guideId} and told_at is null returning id`)
      const changeIds = rows.map(({ id }) => Number(id)).sort((one, other) => one - other)
      if (changeIds.length === 0) return
      await enqueueMail({ transaction, mail: { template: 'guide_changes', guideId, changeIds } })
    })
  })
}
