import { APIError, type CollectionBeforeDeleteHook } from 'payload'

/** A departure that someone booked or holds is canceled, never deleted; canceled reservations are kept too. */
export const refuseDeletionWithTravelers: CollectionBeforeDeleteHook = async ({ req, id }) => {
  const { totalDocs } = await req.payload.count({
    collection: 'reservations',
    where: { departure: { equals: id } },
    req,
  })
  const { seats_taken } = await req.payload.findByID({
    collection: 'departures',
    id,
    depth: 0,
    select: { seats_taken: true },
    req,
  })
  if (seats_taken > 0 || totalDocs > 0) {
    throw new APIError('Ce départ a des réservations\u00a0: annule-le au lieu de le supprimer.', 409, null, true)
  }
}
