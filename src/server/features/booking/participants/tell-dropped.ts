import { addJob } from '@/server/platform/jobs/add-job'
import { wrap } from '@/server/platform/payload/wrap'
import type { Transaction } from '@/server/platform/payload/transaction-of'

type Dropped = { first_name: string | null; email: string; is_invited: boolean }

/** Tells who was invited to a trip that it goes without them, once their profile is erased; their address is in that mail alone. */
export const tellDropped = async ({
  transaction,
  reservationId,
  dropped: row,
  hasHandedOver = false,
}: {
  transaction: Transaction
  reservationId: number
  /** The row that was erased, with whether they were invited; nothing when there was none. */
  dropped: Record<string, unknown> | undefined
  /** Somebody else has their place. */
  hasHandedOver?: boolean
}): Promise<void> => {
  const dropped = row as Dropped | undefined
  if (!dropped?.is_invited) return
  const { email, first_name: firstName } = dropped
  const wrapped = wrap({ purpose: 'former_traveler', text: JSON.stringify({ email, firstName, hasHandedOver }) })
  await addJob({ transaction, task: 'send_mail', payload: { template: 'participant_dropped', reservationId, wrapped } })
}
