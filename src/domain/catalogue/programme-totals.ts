type Day = { distance_km: number | null; ascent_m: number | null; descent_m: number | null; hours: number | null }

export type ProgrammeTotals = {
  distance_km: number
  ascent_m: number
  descent_m: number
  hours_min: number
  hours_max: number
}

const sum = (values: Array<number | null>): number => values.reduce<number>((total, value) => total + (value ?? 0), 0)

/** Kilometres, metres up and down of a whole programme, and its lightest and heaviest day of effort in hours. */
export const programmeTotals = (days: Day[]): ProgrammeTotals => {
  const hours = days.flatMap(({ hours: effort }) => (effort ? [effort] : []))
  return {
    distance_km: Math.round(sum(days.map((day) => day.distance_km)) * 10) / 10,
    ascent_m: Math.round(sum(days.map((day) => day.ascent_m))),
    descent_m: Math.round(sum(days.map((day) => day.descent_m))),
    hours_min: hours.length > 0 ? Math.min(...hours) : 0,
    hours_max: hours.length > 0 ? Math.max(...hours) : 0,
  }
}
