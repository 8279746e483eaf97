import type { CollectionBeforeChangeHook } from 'payload'
import { departureTitle } from '@/domain/departure-title'

/** Gives a departure the title it is searched and listed by. */
export const nameDeparture: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const expedition: unknown = data['expedition'] ?? originalDoc?.expedition
  const start: unknown = data['departure_start'] ?? originalDoc?.departure_start
  if (typeof expedition !== 'number' || typeof start !== 'string') return data
  const { name } = await req.payload.findByID({
    collection: 'expeditions',
    id: expedition,
    depth: 0,
    select: { name: true },
    req,
  })
  return { ...data, title: departureTitle({ name, start: new Date(start) }) }
}
