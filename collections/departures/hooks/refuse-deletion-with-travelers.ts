import { APIError, type CollectionBeforeDeleteHook } from 'payload'

/** A departure that someone booked or holds is canceled, never deleted. */
export const refuseDeletionWithTravelers: CollectionBeforeDeleteHook = async ({ req, id }) => {
  const { seats_taken } = await req.payload.findByID({
    collection: 'departures',
    id,
    depth: 0,
    select: { seats_taken: true },
    req,
  })
  if (seats_taken > 0) {
    throw new APIError('Ce départ a des voyageurs : annule-le au lieu de le supprimer.', 409, null, true)
  }
}
