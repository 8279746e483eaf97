/** What follows # in the address of a departure, to have its desk open what can be done about it. */
export const DESK_LINKS = {
  confirm: 'confirmer-quand-meme',
  change: 'changer-les-contrats',
  cancel: 'annuler-ce-depart',
} as const

type Linked = keyof typeof DESK_LINKS

/** What a fragment of an address asks for; null when it asks for nothing. */
export const linkedAction = (hash: string): Linked | null =>
  (Object.keys(DESK_LINKS) as Linked[]).find((action) => hash === `#${DESK_LINKS[action]}`) ?? null
