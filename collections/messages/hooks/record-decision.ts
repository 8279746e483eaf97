import type { CollectionAfterChangeHook } from 'payload'
import type { Message } from '@/payload-types'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { recordModeration } from '../../moderation-events/record-moderation'

/** Keeps who hid, restored or edited a message; hiding one closes the reports about it. */
export const recordDecision: CollectionAfterChangeHook<Message> = async ({
  req,
  doc,
  previousDoc,
  operation,
  context,
}) => {
  if (operation !== 'update') return
  const isHidden = doc.status === 'hidden'
  if (doc.status !== previousDoc.status) {
    await recordModeration({
      req,
      message: doc.id,
      action: isHidden ? 'hidden' : 'restored',
      reason: isHidden ? doc.moderation_reason : (context['restoredBecause'] as string | null),
    })
  }
  if (doc.body !== previousDoc.body) await recordModeration({ req, message: doc.id, action: 'edited' })
  if (!isHidden) return
  const transaction = await transactionOf(req)
  await transaction.execute(sql`
    update message_reports set status = 'closed', updated_at = now() where message_id = ${doc.id} and status = 'open'`)
}
