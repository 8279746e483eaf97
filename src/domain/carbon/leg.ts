import type { FactorKey, Factors } from './factor'

/** A stretch of a way in one vehicle, one way. Grams per person; low and high hold every official figure, and what an estimated distance may miss. */
export type Leg = {
  label: string
  km: number
  factor: FactorKey
  /** How many share the vehicle, null where the factor already counts for one person. */
  occupants: number | null
  /** Whether the kilometres were read, or come from the crow's. */
  is_measured: boolean
  grams: number
  low: number
  high: number
  minutes: number
}

/** What the distance of an estimated stretch may miss, either way. */
export const DISTANCE_DOUBT = 0.15

type Stretch = Pick<Leg, 'label' | 'km' | 'factor' | 'is_measured' | 'minutes'> & { occupants?: number }

/** Counts a stretch. A vehicle's grams are divided by its occupants here, and nowhere else. */
export const legOf = (factors: Factors, { occupants, ...stretch }: Stretch): Leg => {
  const { mg, low_mg, high_mg, unit } = factors.of[stretch.factor]
  const sharers = unit === 'vehicle_km' ? (occupants ?? 1) : 1
  const doubt = stretch.is_measured ? 0 : DISTANCE_DOUBT
  const grams = gramsOf(stretch.km, mg, sharers)
  return {
    ...stretch,
    occupants: unit === 'vehicle_km' ? sharers : null,
    grams,
    low: Math.min(grams, gramsOf(stretch.km * (1 - doubt), low_mg, sharers)),
    high: Math.max(grams, gramsOf(stretch.km * (1 + doubt), high_mg, sharers)),
  }
}

const gramsOf = (km: number, mg: number, sharers: number): number => Math.round((km * mg) / sharers / 1000)
