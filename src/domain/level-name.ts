/** The names of the five levels, easiest first. */
export const LEVEL_NAMES = ['Tranquille', 'Facile', 'Modéré', 'Sportif', 'Engagé'] as const

/** The name of a level from 1 to 5, empty outside of the scale. */
export const levelName = (level: number): string => LEVEL_NAMES[level - 1] ?? ''
