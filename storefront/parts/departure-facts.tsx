import type { Departure } from '@/contract/expeditions'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { isDecisionOver } from '@/domain/departures/departure-words'
import { formatCount } from '@/domain/text/plural'
import { formatPrice } from '@/domain/text/price'
import { DepartureBadge } from './departure-badge'
import { PriceBefore, StruckPrice } from './price-before'

type DepartureFactsProps = {
  departure: Departure
  /** Its dates, as the list words them. */
  dates: string
}

/** What a row says of a departure: dates, guide, places left, whether it is sure to leave, price. */
export const DepartureFacts = ({ departure, dates }: DepartureFactsProps) => {
  const {
    guide,
    awaited: waits,
    min_participants: minimum,
    available_count: left,
    price,
    reduction,
    waitlist_count: waiting,
  } = departure
  const awaited = waits && !isDecisionOver({ awaited: waits, today: calendarDayInParis(new Date()) }) ? waits : null
  return (
    <>
      <p>
        <b>{dates}</b>
        {guide && <span className="small mute own-line">Avec {guide.full_name}</span>}
        {reduction && <PriceBefore reduction={reduction} />}
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
      <p className="dep__price">
        {reduction && <StruckPrice reduction={reduction} />}
        {formatPrice(price)}
      </p>
    </>
  )
}

type SeatPipsProps = Pick<Departure, 'available_count'> & { minimum: number; missing: number }

/** A pip a seat: who is sure to come, who is missing, a mark after the minimum, what else is free. The words say it too. */
const SeatPips = ({ minimum, missing, available_count }: SeatPipsProps) => (
  <span className="seats" aria-hidden="true">
    {pips(minimum - missing, 'is-taken')}
    {pips(missing, 'is-missing')}
    <i className="seats__mark" />
    {pips(available_count - missing)}
  </span>
)

const pips = (count: number, look?: string) =>
  Array.from({ length: Math.max(0, count) }, (_, index) => <i key={index} className={look} />)
