import type { ReactNode } from 'react'
import type { Departure } from '@/contract/expeditions'
import { formatPrice } from '@/domain/price'
import { DepartureBadge } from './departure-badge'
import { SeatPips } from './seat-pips'

type DepartureRowProps = {
  departure: Departure
  /** Its dates, as the list words them. */
  dates: string
  isDimmed: boolean
  isChosen?: boolean
  /** What one may do of it. */
  children: ReactNode
}

/** A departure in a list: dates, guide, places left, price. */
export const DepartureRow = ({ departure, dates, isDimmed, isChosen = false, children }: DepartureRowProps) => (
  <li className={`dep ${isDimmed ? 'is-full' : ''} ${isChosen ? 'is-on' : ''}`}>
    <p>
      <b>{dates}</b>
      {departure.guide && <span className="small mute block">Avec {departure.guide.name}</span>}
    </p>
    <p className="dep__a">
      <DepartureBadge departure={departure} />
      {departure.awaited && departure.min_participants && departure.available_count > 0 && (
        <SeatPips
          minimum={departure.min_participants}
          missing={departure.awaited.missing_count}
          available_count={departure.available_count}
        />
      )}
    </p>
    <p className="dep__price">{formatPrice(departure.price)}</p>
    {children}
  </li>
)
