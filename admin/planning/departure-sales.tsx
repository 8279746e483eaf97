import './departure-sales.css'
import { getDepartureSales, type DepartureSales as Sales } from '@/contract/planning'
import { formatCount } from '@/domain/text/plural'
import { paceWords } from '@/domain/departures/sales-pace'
import { LENGTH_KIND_WORDS, USUAL_FROM } from '@/domain/departures/usual-sales'
import { usePanel } from '../calls/use-panel'
import { PlanIcon } from './plan-icon'
import { SalesChart } from './sales-chart'

/** How a departure sells beside those that left: a word, a chart, what it compares, and the figures for who would rather read them. */
export const DepartureSales = ({ departureId }: { departureId: number }) => {
  const { answer: sales, error } = usePanel(getDepartureSales, { params: { id: departureId } })
  if (!sales || sales.id !== departureId) {
    return <p role={error === null ? 'status' : 'alert'}>{error ?? 'Chargement des ventes…'}</p>
  }
  return (
    <div className="departure-sales">
      {sales.pace && (
        <p className="departure-sales__pace">
          <PlanIcon name={sales.pace} />
          <span className="departure-sales__word">{paceWords(sales.pace)}</span>
        </p>
      )}
      <SalesChart sales={sales} />
      <p>{compare(sales)}</p>
      <details>
        <summary>Les chiffres</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Avant le départ</th>
              <th scope="col">Inscrits</th>
              <th scope="col">D’habitude</th>
            </tr>
          </thead>
          <tbody>
            {figures(sales).map(({ day, travelers, usual }) => (
              <tr key={day}>
                <th scope="row">{formatCount(day, 'jour')}</th>
                <td>{travelers ?? 'à venir'}</td>
                <td>{usual ? `${String(usual.low)} à ${String(usual.high)}` : 'on ne sait pas'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  )
}

const compare = ({ usual, days_before: now, curve, length_kind: kind, compared_count: count, capacity }: Sales) => {
  const alike = LENGTH_KIND_WORDS[kind]
  const known = usual.find((point) => point.days_before === now)
  if (!known) {
    return `Pas encore assez de départs pour comparer\u00a0: ${formatCount(count, 'départ')} ${alike} en deux ans, il en faut ${String(USUAL_FROM)}.`
  }
  const { low, high } = known
  const most = low === high ? String(low) : `${String(low)} à ${String(high)}`
  return [
    `Bande claire\u00a0: 9 départs sur 10 des deux dernières années, au même délai (${formatCount(count, 'départ')} ${alike}, ramenés à ${formatCount(capacity, 'place')}).`,
    `Ici, ${formatCount(curve.at(-1)?.travelers ?? 0, 'inscrit')} contre ${most}.`,
  ].join(' ')
}

const TABLE_DAYS = 30

/** Month by month and today, as far as the chart goes. */
const figures = ({ curve, usual, days_before: now }: Sales) => {
  const start = curve[0]?.days_before ?? 0
  const months = Array.from({ length: Math.floor(start / TABLE_DAYS) + 1 }, (_, index) => index * TABLE_DAYS)
  return [...new Set([...months, now])]
    .sort((one, other) => other - one)
    .map((day) => ({
      day,
      travelers: day < now ? null : (curve.findLast((point) => point.days_before >= day)?.travelers ?? 0),
      usual: usual.find((point) => point.days_before === day),
    }))
}
