import type { Tab } from 'payload'

/** The dates of an expedition, added and edited in place. */
export const departuresTab: Tab = {
  label: 'Départs',
  fields: [
    {
      name: 'departures',
      type: 'join',
      collection: 'departures',
      on: 'expedition',
      label: 'Départs',
      defaultSort: 'departure_start',
      defaultLimit: 20,
      admin: {
        description: 'Ajoute une date ici\u00a0: le prix et la durée viennent de l’aventure si tu les laisses vides.',
        defaultColumns: ['departure_start', 'departure_end', 'fill', 'price_cents', 'guide', 'status'],
      },
    },
  ],
}
