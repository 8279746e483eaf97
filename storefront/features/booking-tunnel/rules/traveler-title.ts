const ORDINALS = ['', 'Deuxième', 'Troisième', 'Quatrième', 'Cinquième', 'Sixième', 'Septième', 'Huitième']

/** « Toi, Camille », « Deuxième voyageur », « Voyageur 12 »; `index` counts from 0. */
export const travelerTitle = ({
  index,
  firstName,
  isKids = false,
}: {
  index: number
  firstName: string | null
  /** Where the parents stay at home: the customer is none of the travelers. */
  isKids?: boolean
}): string => {
  const name = firstName?.trim() ?? ''
  if (isKids) return name === '' ? `Enfant ${String(index + 1)}` : name
  if (index === 0) return name === '' ? 'Toi' : `Toi, ${name}`
  const rank = ORDINALS[index] ? `${ORDINALS[index]} voyageur` : `Voyageur ${String(index + 1)}`
  return name === '' ? rank : `${rank}, ${name}`
}
