/** Of a trip that asks for none: level 0. */
export const NO_EFFORT = 'Sans effort'

/** The names of the levels from 1, easiest first. */
export const LEVEL_NAMES = ['Tranquille', 'Facile', 'Modéré', 'Sportif', 'Engagé'] as const

/** The name of a level from 0 to 5, empty outside of the scale. */
export const levelName = (level: number): string => (level === 0 ? NO_EFFORT : (LEVEL_NAMES[level - 1] ?? ''))
