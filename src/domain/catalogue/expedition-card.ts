import { EXPEDITION_TYPE_TAGS, type ExpeditionType } from './expedition-type'

export type CardRibbon = { text: 'NOUVEAUTÉ' | 'NOUVELLES DATES'; tone: 'new' | 'dates' }

/** The ribbon of a card: a new trip says so first, else new departures do. */
export const cardRibbon = (hit: { is_new: boolean; has_new_departures: boolean }): CardRibbon | null => {
  if (hit.is_new) return { text: 'NOUVEAUTÉ', tone: 'new' }
  if (hit.has_new_departures) return { text: 'NOUVELLES DATES', tone: 'dates' }
  return null
}

/** The tag of a card's type, and « Dès N ans » for the trips children can join. */
export const cardTags = (hit: {
  expedition_type: ExpeditionType
  age_min_child: number | null
}): { type: string; age: string | null } => ({
  type: EXPEDITION_TYPE_TAGS[hit.expedition_type],
  age: hit.expedition_type !== 'adult' && hit.age_min_child !== null ? `Dès ${hit.age_min_child}\u00a0ans` : null,
})
