import type { CollectionAfterOperationHook } from 'payload'
import { z } from 'zod'
import { recordPanelReading } from '@/server/features/travelers/record-panel-reading'

const One = z.object({ id: z.number() })
const Answer = z.object({ docs: z.array(One) }).or(One.transform((one) => ({ docs: [one] })))

/** Whatever way the panel or Payload's REST reads travelers, also inside of a reservation, it is written down who did. */
export const recordReading: CollectionAfterOperationHook<'participants'> = async ({ overrideAccess, req, result }) => {
  // The site's own work reads by SQL, or in nobody's name.
  if (overrideAccess || !req.user) return result
  const ids = Answer.safeParse(result).data?.docs.map(({ id }) => id) ?? []
  if (ids.length > 0) await recordPanelReading({ req, viewerId: req.user.id, participantIds: ids })
  return result
}
