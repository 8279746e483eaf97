import { useId } from 'react'
import type { DepartureSales } from '@/contract/planning'
import { daysBetween } from '@/domain/days/days'
import { formatDayMonth, formatLongDate } from '@/domain/days/french-dates'
import { formatCount } from '@/domain/text/plural'

const LEFT = 26
const RIGHT = 334
const TOP = 24
const BOTTOM = 140
/** Room that a label of the days takes on each side. */
const LABEL = 34

type Part = { sales: DepartureSales; scale: Scale }

/** The travelers of a departure by days before it leaves, on the band of those that left, with its minimum and its day of decision. */
export const SalesChart = ({ sales }: { sales: DepartureSales }) => {
  const id = useId()
  const scale = scaleOf(sales)
  return (
    <svg className="sales-chart" viewBox="0 0 340 168" role="img" aria-labelledby={`${id}-title ${id}-desc`}>
      <title id={`${id}-title`}>Inscrits selon les jours avant le départ</title>
      <desc id={`${id}-desc`}>{describeChart({ sales, scale })}</desc>
      <path className="sales-chart__grid" d={[0, 0.5, 1].map((part) => line(scale.y(scale.most * part))).join('')} />
      <Usual sales={sales} scale={scale} />
      <Decision sales={sales} scale={scale} />
      <path
        className="sales-chart__own"
        d={stepped(sales.curve.map((one) => [scale.x(one.days_before), scale.y(one.travelers)]))}
      />
      <Counts sales={sales} scale={scale} />
      <Days sales={sales} scale={scale} />
      <Now sales={sales} scale={scale} />
    </svg>
  )
}

const scaleOf = ({ capacity, curve }: DepartureSales) => {
  const start = curve[0]?.days_before ?? 1
  const most = Math.max(1, capacity, ...curve.map((point) => point.travelers))
  return {
    start,
    most,
    travelers: curve.at(-1)?.travelers ?? 0,
    x: (daysBefore: number) => LEFT + (1 - daysBefore / Math.max(1, start)) * (RIGHT - LEFT),
    y: (count: number) => BOTTOM - (count / most) * (BOTTOM - TOP),
  }
}
type Scale = ReturnType<typeof scaleOf>

const Usual = ({ sales: { usual }, scale: { x, y } }: Part) => {
  if (usual.length === 0) return null
  const top = usual.map((point) => at(x(point.days_before), y(point.high)))
  const bottom = usual.map((point) => at(x(point.days_before), y(point.low))).reverse()
  const middle = usual.map((point) => at(x(point.days_before), y(point.median)))
  return (
    <>
      <path className="sales-chart__band" d={`M${[...top, ...bottom].join('L')}Z`} />
      <path className="sales-chart__median" d={`M${middle.join('L')}`} />
    </>
  )
}

/** The day of decision, as long as one has to be taken. */
const Decision = ({ sales, scale: { x, start } }: Part) => {
  const decided = daysBetween({ from: sales.decision_on, to: sales.departure_start })
  if (!isAwaited(sales) || decided < 0 || decided > start) return null
  return (
    <>
      <path className="sales-chart__decision" d={`M${at(x(decided), TOP - 6)}V${String(BOTTOM)}`} />
      <text x={x(decided)} y={TOP - 11} textAnchor={anchorAt(x(decided))}>
        {formatDayMonth(sales.decision_on)}
      </text>
    </>
  )
}

/** None, the minimum and all seats. The word of the minimum makes room for today, where that is early. */
const Counts = ({ sales: { min_participants: minimum, days_before: now }, scale: { x, y, most } }: Part) => (
  <>
    {[0, most].map((count) => (
      <text key={count} x={LEFT - 6} y={y(count) + 4} textAnchor="end">
        {count}
      </text>
    ))}
    {minimum !== null && minimum < most && (
      <>
        <path className="sales-chart__minimum" d={line(y(minimum))} />
        <text x={LEFT - 6} y={y(minimum) + 4} textAnchor="end">
          {minimum}
        </text>
        <text x={x(now) < LEFT + 3 * LABEL ? LEFT + 4 * LABEL : LEFT + 8} y={y(minimum) - 6}>
          minimum {minimum}
        </text>
      </>
    )}
  </>
)

/** The first day, the middle and the day of leaving, where today leaves them room. */
const Days = ({ sales: { days_before: now }, scale: { x, start } }: Part) => {
  const middle = Math.round(start / 2)
  return [
    { day: start, room: 2 * LABEL, words: `${String(start)} j` },
    { day: middle, room: LABEL, words: `${String(middle)} j` },
    { day: 0, room: LABEL, words: '0' },
  ]
    .filter(({ day, room }) => Math.abs(x(now) - x(day)) > room)
    .map(({ day, words }) => (
      <text key={day} x={x(day)} y={BOTTOM + 20} textAnchor={anchorAt(x(day))}>
        {words}
      </text>
    ))
}

const Now = ({ sales: { days_before: now, min_participants: minimum }, scale: { x, y, travelers } }: Part) => {
  const [across, up] = [x(now), y(travelers)]
  const isAbove = up > BOTTOM - 20 || (minimum !== null && up <= y(minimum) && up > y(minimum) - 24)
  const isRight = across > RIGHT - LABEL
  return (
    <>
      <circle className="sales-chart__now" cx={across} cy={up} r="5" />
      <text
        className="sales-chart__here"
        x={across + (isRight ? -9 : 9)}
        y={up + (isAbove ? -9 : 17)}
        textAnchor={isRight ? 'end' : 'start'}
      >
        {travelers}
      </text>
      <text className="sales-chart__here" x={across} y={BOTTOM + 20} textAnchor={anchorAt(across)}>
        {now === 0 ? 'jour J' : `${String(now)} j`}
      </text>
    </>
  )
}

const anchorAt = (x: number): 'start' | 'middle' | 'end' => {
  if (x > RIGHT - LABEL) return 'end'
  return x < LEFT + LABEL ? 'start' : 'middle'
}
const at = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`
const line = (y: number): string => `M${at(LEFT, y)}H${String(RIGHT)}`
const stepped = (points: ReadonlyArray<readonly [number, number]>): string =>
  points.map(([x, y], index) => (index === 0 ? `M${at(x, y)}` : `H${x.toFixed(1)}V${y.toFixed(1)}`)).join('')

const isAwaited = ({ status, min_participants: minimum, days_before: now }: DepartureSales): boolean =>
  minimum !== null && status === 'open' && now > 0

const describeChart = ({ sales, scale: { travelers } }: Part): string => {
  const { days_before: now, usual, min_participants: minimum, capacity } = sales
  const known = usual.find((point) => point.days_before === now)
  const when = now === 0 ? 'au jour du départ' : `à ${formatCount(now, 'jour')} du départ`
  return [
    `${formatCount(travelers, 'inscrit')} sur ${formatCount(capacity, 'place')}, ${when}.`,
    ...(known ? [`D’habitude, de ${String(known.low)} à ${String(known.high)}.`] : []),
    ...(minimum === null ? [] : [`Minimum pour partir\u00a0: ${String(minimum)}.`]),
    ...(isAwaited(sales) ? [`Décision au plus tard le ${formatLongDate(sales.decision_on)}.`] : []),
  ].join(' ')
}
