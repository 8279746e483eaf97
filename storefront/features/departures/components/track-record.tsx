import { formatDateRange } from '@/domain/days/french-dates'
import { notRunWords, trackRecordSentence, type TrackRecord as Past } from '@/domain/catalogue/track-record'
import { Badge } from '@/storefront/ui/badge'

/** The departures of a trip that did not run, which stay listed, and how many did. Nothing without a past. */
export const TrackRecord = ({ record }: { record: Past }) => {
  const sentence = trackRecordSentence(record)
  if (sentence === null) return null
  return (
    <section className="record" aria-labelledby="departs-passes">
      <h3 id="departs-passes">Les départs passés</h3>
      {record.not_run.length > 0 && (
        <ul className="deps">
          {record.not_run.map((departure, rank) => (
            <li key={`${departure.departure_start} ${String(rank)}`} className="dep is-off">
              <p>
                <b>{formatDateRange({ start: departure.departure_start, end: departure.departure_end })}</b>
              </p>
              <p className="dep__a">
                <Badge tone="mute">N’a pas eu lieu</Badge>
                <span className="small own-line">{notRunWords(departure)}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
      <p className="small soft">{sentence}</p>
    </section>
  )
}
