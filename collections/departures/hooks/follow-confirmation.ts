import type { CollectionAfterChangeHook } from 'payload'
import type { Departure } from '@/payload-types'
import { confirmIfReached, tellConfirmed } from '@/server/features/departures/confirmation/confirm-departure'
import { transactionOf } from '@/server/platform/db/transaction-of'

/** Confirmed by the form, a departure is told to who booked it; with a lower minimum it may be reached already. */
export const followConfirmation: CollectionAfterChangeHook<Departure> = async ({
  req,
  doc,
  previousDoc,
  operation,
}) => {
  if (operation !== 'update' || previousDoc.status !== 'open') return
  const transaction = await transactionOf(req)
  if (doc.status === 'confirmed') {
    await tellConfirmed({ transaction, departureId: doc.id, authorId: req.user?.id ?? null })
  } else if (doc.status === 'open' && doc.min_participants !== previousDoc.min_participants) {
    await confirmIfReached({ transaction, departureId: doc.id })
  }
}
