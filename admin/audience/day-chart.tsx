import { formatDayMonth } from '@/domain/french-dates'
import { formatNumber } from '@/domain/price'
import { axisTicks } from './axis-ticks'

type DayChartProps = { title: string; days: Array<{ day: string; count: number }> }

/** A column a day, from zero. Its numbers are in the table beside it, for whom does not see it too. */
export const DayChart = ({ title, days }: DayChartProps) => {
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
