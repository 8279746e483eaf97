import { tripFit } from '@/domain/catalogue/trip-fit'

/** A traveler whose level is so far below what the trip asks that one talks first: their place in the booking, their level. */
export type LevelGap = { position: number; level: number }

/** Whether a traveler's level, from 1 to 5, is two or more below what the trip asks. */
export const isFarBelow = ({ level, demand }: { level: number; demand: number }): boolean =>
  tripFit({ demand, own: level }) === 'talk-first'

/** The travelers, in their order, for whom a trip is too much by two levels or more. */
export const levelGaps = ({
  travelers,
  demand,
}: {
  travelers: ReadonlyArray<{ level?: number | null }>
  demand: number
}): LevelGap[] =>
  travelers.flatMap(({ level }, index) =>
    typeof level === 'number' && isFarBelow({ level, demand }) ? [{ position: index + 1, level }] : [],
  )
