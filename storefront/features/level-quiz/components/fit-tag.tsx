import type { Hit } from '@/contract/hit'
import type { ActivityCategory } from '@/contract/site'
import { TRIP_FIT_NAMES, tripFit, tripGap, type OwnLevels, type TripFit } from '@/domain/catalogue/trip-fit'
import { Tag } from '@/storefront/ui/tag'

const TONES = { 'made-for-you': 'lichen', 'step-above': 'glacier', 'talk-first': 'paper' } as const satisfies Record<
  TripFit,
  string
>

type FitTagProps = { hit: Hit; families: ActivityCategory[]; levels: OwnLevels }

/** On a card, what the trip asks of whose levels these are; nothing when none of its families is known. */
export const FitTag = ({ hit, families, levels }: FitTagProps) => {
  const gap = tripGap({ trip: hit, families, levels })
  if (!gap) return null
  const fit = tripFit(gap)
  return <Tag tone={TONES[fit]}>{TRIP_FIT_NAMES[fit]}</Tag>
}
