type Typed = {
  level?: unknown
  days?: Array<{ hours?: number | null; ascent_m?: number | null }> | null
  stages?: Array<{ elevation_m?: number | null }> | null
}

/** What the programme of an expedition asks, and whether its typed level is far from it. */
export const expeditionDemand = ({ level, days, stages }: Typed): { demand: number | null; isFar: boolean } => {
  const heights = (stages ?? []).flatMap(({ elevation_m: height }) => (typeof height === 'number' ? [height] : []))
  const demand = tripDemand({ days: days ?? [], highest: heights.length > 0 ? Math.max(...heights) : null })
  return { demand, isFar: typeof level === 'number' && isFarFromDemand({ level, demand }) }
}

/** A day of a programme: hours of effort, metres climbed; null where nothing was typed. */
export type DemandDay = { hours?: number | null; ascent_m?: number | null }

// The least figure of each level from 1, as the site words them: « 4 à 6 h par jour, 600 à 900 m de dénivelé ».
const HOURS = [1.5, 3.25, 5.25, 6.25, 8.25]
const ASCENT = [100, 300, 600, 900, 1400]
// Thin air asks something of whoever sleeps or walks there, however short the day.
const ALTITUDE = [2000, 2500, 3200, 4000, 5000]

/** From this difference on, the typed level is to be looked at again. */
const FAR = 2

/**
 * The level from 0 to 5 that a programme asks for, by its hardest day: the highest of what its hours, its climbs and the highest
 * place of the trip ask. Null when no day says anything. Distances are left out: ten kilometres are not the same on foot,
 * by bike or on the water. Technique and the void are not in a programme either: a level may be typed above.
 */
export const tripDemand = ({
  days,
  highest,
}: {
  days: DemandDay[]
  /** Metres above the sea of the highest place, null when it is not known. */
  highest: number | null
}): number | null => {
  const told = days.flatMap(({ hours, ascent_m: ascent }) => [reached(HOURS, hours), reached(ASCENT, ascent)])
  const known = told.filter((level) => level !== null)
  if (known.length === 0) return null
  return Math.max(...known, reached(ALTITUDE, highest) ?? 0)
}

const reached = (least: number[], value: number | null | undefined): number | null =>
  value === null || value === undefined ? null : least.filter((bound) => value >= bound).length

/** Whether a typed level is far from what the programme asks. */
export const isFarFromDemand = ({ level, demand }: { level: number; demand: number | null }): boolean =>
  demand !== null && Math.abs(level - demand) >= FAR
