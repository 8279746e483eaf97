import type { AudienceReport } from '@/contract/audience'
import { formatShortDate, formatDayMonth } from '@/domain/days/french-dates'
import { formatNumber } from '@/domain/text/price'
import { axisTicks } from './axis-ticks'

/** Views and visitors day by day, drawn and written. */
export const DayTable = ({ days }: Pick<AudienceReport, 'days'>) => (
  <section className="audience__part">
    <h2>Jour par jour</h2>
    <div className="audience__days">
      <div>
        <DayChart title="Pages vues" days={days.map(({ day, views }) => ({ day, count: views }))} />
        <DayChart title="Visiteurs du jour" days={days.map(({ day, visitors }) => ({ day, count: visitors }))} />
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- longer than the charts beside it: keys scroll it as well */}
      <div className="audience__scroll" role="region" aria-label="Jour par jour, en chiffres" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Jour</th>
              <th scope="col" className="audience__count">
                Pages vues
              </th>
              <th scope="col" className="audience__count">
                Visiteurs
              </th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, views, visitors }) => (
              <tr key={day}>
                <th scope="row">{formatShortDate(day)}</th>
                <td className="audience__count">{formatNumber(views)}</td>
                <td className="audience__count">{formatNumber(visitors)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  </section>
)

type DayChartProps = { title: string; days: Array<{ day: string; count: number }> }

/** A column a day, from zero. Its numbers are in the table beside it, for whom does not see it too. */
const DayChart = ({ title, days }: DayChartProps) => {
  const ticks = axisTicks(days.map(({ count }) => count))
  const top = ticks.at(-1) ?? 1
  const total = days.reduce((sum, { count }) => sum + count, 0)
  return (
    <figure className="audience__chart">
      <figcaption>
        {title}
        {'\u00a0'}: {formatNumber(total)}
      </figcaption>
      <div className="audience__plot" aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick} className="audience__tick" style={{ insetBlockEnd: `${String((100 * tick) / top)}%` }}>
            {formatNumber(tick)}
          </span>
        ))}
        <div className="audience__columns">
          {days.map(({ day, count }) => (
            <span key={day} style={{ blockSize: `${String((100 * count) / top)}%` }} />
          ))}
        </div>
      </div>
      <p className="audience__edges" aria-hidden="true">
        <span>{formatDayMonth(days[0]?.day)}</span>
        <span>{formatDayMonth(days.at(-1)?.day)}</span>
      </p>
    </figure>
  )
}
