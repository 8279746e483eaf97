import type { CollectionBeforeChangeHook } from 'payload'

const day = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Europe/Paris',
})

/** Gives a departure the title it is searched and listed by: « Tour du Mont-Blanc, 14 juin 2027 ». */
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
  return { ...data, title: `${name}, ${day.format(new Date(start))}` }
}
