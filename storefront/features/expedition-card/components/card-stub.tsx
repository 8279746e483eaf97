import { BellRing, CalendarDays, Check } from 'lucide'
import type { ReactNode } from 'react'
import {
  formatAvailability,
  NEXT_DEPARTURES_FULL,
  NO_DEPARTURE,
  SEE_FOLLOWING,
} from '@/domain/catalogue/availability-words'
import type { CardDepartures, DepartureSlot } from '@/domain/catalogue/card-departures'
import { formatShortDate } from '@/domain/days/french-dates'
import { FavouritePrompt } from '@/storefront/parts/favourite-prompt'
import { Icon } from '@/storefront/ui/icon'

type CardStubProps = {
  /** The way there and its weight, where the agency told them. */
  way: ReactNode
  /** The expedition’s number. */
  id: number
  departures: CardDepartures
  aside?: ReactNode
}

/** The perforated stub under a poster: the next departures and what is to be said of them. */
export const CardStub = ({ way, id, departures, aside }: CardStubProps) => (
  <div className="xcard__stub">
    {way}
    {departures.kind === 'none' && <p className="h4 xcard__none">{NO_DEPARTURE}</p>}
    {departures.kind === 'full' && (
      <>
        <p className="h4 xcard__none">{NEXT_DEPARTURES_FULL}</p>
        {departures.hasFollowing && (
          <div className="slots slots--following">
            <p className="slot slot--after">{SEE_FOLLOWING}</p>
            {departures.following ? (
              <Slot slot={departures.following} />
            ) : (
              <p className="slot">sur la page de l’aventure</p>
            )}
          </div>
        )}
      </>
    )}
    {departures.kind === 'slots' && (
      <ul className="slots">
        {departures.slots.map((slot, index) => (
          // Two departures may leave on the same day.
          <li key={`${slot.start} ${String(index)}`}>
            <Slot slot={slot} />
          </li>
        ))}
      </ul>
    )}
    <p className="xcard__say">
      <Icon of={departures.kind === 'none' ? BellRing : CalendarDays} />
      <span>{departures.kind === 'none' ? <FavouritePrompt id={id} /> : departures.sentence}</span>
      {aside}
    </p>
  </div>
)

const Slot = ({ slot }: { slot: DepartureSlot }) => (
  <div className={`slot ${toneOf(slot.seats)}`}>
    <b>
      <time dateTime={slot.start}>{formatShortDate(slot.start)}</time>
    </b>
    <span>{formatAvailability(slot.seats)}</span>
    {slot.isConfirmed && slot.seats > 0 && (
      <small className="slot__sure">
        <Icon of={Check} />
        confirmé
      </small>
    )}
    {slot.awaited && (
      <small>
        {slot.awaited.text}
        <span className="sr-only">{slot.awaited.until}</span>
      </small>
    )}
  </div>
)

const toneOf = (seats: number) => {
  if (seats === 0) return 'slot--full'
  return seats === 1 ? 'slot--last' : ''
}
