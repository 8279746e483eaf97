/** Trips last 2 to 15 days (spec §9). */
export const DURATION_BOUNDS = { min: 2, max: 15 } as const
