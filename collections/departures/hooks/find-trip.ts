import type { PayloadRequest } from 'payload'
import type { Expedition } from '@/payload-types'

/** What a departure takes from its expedition. A draft has no more than was typed. */
type Trip = Partial<Pick<Expedition, 'name' | 'duration_days' | 'group_min'>>

/**
 * The expedition of a departure: what is on sale when it is published, whatever its draft says; otherwise its latest
 * draft, for the row of an expedition is empty until it is published. Throws when there is none.
 */
export const findTrip = async ({ req, id }: { req: PayloadRequest; id: number }): Promise<Trip> => {
  const read = (draft: boolean) =>
    req.payload.findByID({
      collection: 'expeditions',
      id,
      depth: 0,
      select: { name: true, duration_days: true, group_min: true, _status: true },
      draft,
      req,
    })
  const row = await read(false)
  return row._status === 'draft' ? read(true) : row
}
