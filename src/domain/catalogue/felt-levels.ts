/** How a trip felt to who made it, against the level that was announced. */
export const FELT_LEVELS = [
  { value: 'too_easy', label: 'Trop facile' },
  { value: 'right', label: 'Juste' },
  { value: 'too_hard', label: 'Trop dur' },
] as const

export type FeltLevel = (typeof FELT_LEVELS)[number]['value']

export type FeltCounts = { too_easy: number; right: number; too_hard: number }

/** Fewer answers say nothing of a trip. */
export const ENOUGH_ANSWERS = 5

/** The share of « juste » among the answers, a whole percentage; null without an answer. */
export const agreement = ({ too_easy: easy, right, too_hard: hard }: FeltCounts): number | null => {
  const all = easy + right + hard
  return all === 0 ? null : Math.round((100 * right) / all)
}

/** Where the level is to be looked at: enough answers, and more say one same thing against it than say it is right. */
export const contested = (counts: FeltCounts): 'too_easy' | 'too_hard' | null => {
  const { too_easy: easy, right, too_hard: hard } = counts
  if (easy + right + hard < ENOUGH_ANSWERS) return null
  if (easy > right && easy > hard) return 'too_easy'
  return hard > right && hard > easy ? 'too_hard' : null
}
