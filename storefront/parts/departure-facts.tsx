import type { Departure } from '@/contract/expeditions'
import { formatCount } from '@/domain/plural'
import { formatPrice } from '@/domain/price'
import { DepartureBadge } from './departure-badge'
import { SeatPips } from './seat-pips'

type DepartureFactsProps = {
  departure: Departure
  /** Its dates, as the list words them. */
  dates: string
}

/** What a row says of a departure: dates, guide, places left, whether it is sure to leave, price. */
export const DepartureFacts = ({ departure, dates }: DepartureFactsProps) => {
  const { guide, awaited, min_participants: minimum, available_count: left, price, waitlist_count: waiting } = departure
  return (
    <>
      <p>
        <b>{dates}</b>
        {guide && <span className="small mute own-line">Avec {guide.name}</span>}
      </p>
      <p className="dep__a">
        <DepartureBadge departure={departure} />
        {awaited && minimum && left > 0 && (
          <SeatPips minimum={minimum} missing={awaited.missing_count} available_count={left} />
        )}
        {waiting !== null && waiting > 0 && (
          <span className="small soft own-line">{formatCount(waiting, 'demande')} sur la liste d’attente</span>
        )}
      </p>
      <p className="dep__price">{formatPrice(price)}</p>
    </>
  )
}
