import type { TripJourney } from '@/contract/booked-expedition'

type JourneyLegsProps = { journey: TripJourney }

/** Where one changes on the way there by train, hour by hour. */
export const JourneyLegs = ({ journey: { city, legs } }: JourneyLegsProps) => (
  <ol className="jr" aria-label={`Trajet depuis ${city}`}>
    {legs.map(({ time, place, note }) => (
      <li key={`${time} ${place}`}>
        <span className="jr__time num">{time}</span>
        <i aria-hidden="true" />
        <p>
          <b>{place}</b>
          {note && <small>{note}</small>}
        </p>
      </li>
    ))}
  </ol>
)
