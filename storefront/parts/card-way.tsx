import { TrainFront, Weight } from 'lucide'
import type { HitCarbon } from '@/contract/hit'
import { formatChanges, formatKg, formatMinutes } from '@/domain/carbon/figure-words'
import { Icon } from '@/storefront/ui/icon'

/** How long the way there takes by train from the town named, and what the trip emits in its two parts. */
export const CardWay = ({ carbon }: { carbon: HitCarbon }) => {
  const { from, trip_g, stay_g, minutes, is_timed, changes } = carbon
  return (
    <div className="xtrip">
      <p>
        <Icon of={TrainFront} />
        <b>
          <span className="sr-only">En train, </span>
          {formatMinutes(minutes)}
        </b>
        <span>
          <span className="sr-only">, </span>
          depuis {from}, {(is_timed && formatChanges(changes)) || 'estimé'}
        </span>
      </p>
      <p>
        <Icon of={Weight} />
        <b>{formatKg(trip_g)} aller-retour</b>
        <span>
          <span className="sr-only">, </span>
          {formatKg(trip_g + stay_g)} CO₂e séjour compris
        </span>
      </p>
    </div>
  )
}
