import { CircleCheck, TriangleAlert } from 'lucide'
import { TRIP_FIT_NAMES, tripFit, type TripGap } from '@/domain/catalogue/trip-fit'
import { Icon } from '@/storefront/ui/icon'

/** What a trip asks beside what one has, in the family that decides. */
export const TripFitLine = ({ gap }: { gap: TripGap }) => {
  const fit = tripFit(gap)
  return (
    <p className={`fit-line fit-line--${fit}`}>
      <Icon of={fit === 'made-for-you' ? CircleCheck : TriangleAlert} />
      <span>
        {TRIP_FIT_NAMES[fit]}. {gap.family}&nbsp;: {gap.demand} demandé, {gap.own} chez toi
      </span>
    </p>
  )
}
