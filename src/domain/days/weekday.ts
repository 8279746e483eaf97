const WEEKDAYS = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'] as const

/** The rank of a calendar day in its week, Sunday being 0. */
export const weekdayOf = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay()

/** `lundi` */
export const weekdayName = (day: string): string => WEEKDAYS[weekdayOf(day)] ?? ''
