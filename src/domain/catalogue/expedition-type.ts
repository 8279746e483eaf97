/** The four kinds of expedition, as stored and as the API names them. */
export const EXPEDITION_TYPES = ['adult', 'kids', 'family', 'basecamp'] as const

export type ExpeditionType = (typeof EXPEDITION_TYPES)[number]

/** The tag of a card (spec §2), by type. */
export const EXPEDITION_TYPE_TAGS: Record<ExpeditionType, string> = {
  adult: 'Expédition',
  kids: 'Sans les parents',
  family: 'En itinérance',
  basecamp: 'En Base Camp',
}
