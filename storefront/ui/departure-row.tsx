import type { ReactNode } from 'react'
import type { Departure } from '@/contract/expeditions'
import { formatPrice } from '@/domain/price'
import { DepartureBadge } from './departure-badge'

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
    </p>
    <p className="dep__price">{formatPrice(departure.price)}</p>
    {children}
  </li>
)
