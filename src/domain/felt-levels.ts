/** How a trip felt to who made it, against the level that was announced. */
export const FELT_LEVELS = [
  { value: 'too_easy', label: 'Trop facile' },
  { value: 'right', label: 'Juste' },
  { value: 'too_hard', label: 'Trop dur' },
] as const

export type FeltLevel = (typeof FELT_LEVELS)[number]['value']
