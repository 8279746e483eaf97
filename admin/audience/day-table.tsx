import type { AudienceReport } from '@/contract/audience'
import { formatShortDate } from '@/domain/french-dates'
import { formatNumber } from '@/domain/price'
import { DayChart } from './day-chart'

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
