import { useId, useState } from 'react'
import type { SearchResult } from '@/contract/search'
import { formatCount } from '@/domain/text/plural'
import { useRest } from '@/storefront/lib/forms/use-rest'
import { describeTrain } from '../rules/filter-wording'
import { countWithin, hourBars, MOST_HOURS } from '../rules/hour-bars'
import '@/storefront/styles/train-hours.css'

/** One place beyond the last hour: every trip. */
const ALL = MOST_HOURS + 1

type HoursControlProps = {
  label: string
  value: number | undefined
  /** How many arrive within each started hour; empty where it is not known. */
  hours: SearchResult['facets']['hours']
  /** Where its window has the label for a title. */
  labelHidden?: boolean
  /** Drawn alone, as a box: its words are said and not written. */
  isBox?: boolean
  onChange: (hours: number | undefined) => void
}

/** A slider of hours under the trips that arrive within each; it moves freely and asks once it stops. */
export const HoursControl = ({
  label,
  value,
  hours,
  labelHidden = false,
  isBox = false,
  onChange,
}: HoursControlProps) => {
  const id = useId()
  const [moving, setMoving] = useState<number | null>(null)
  const shown = moving ?? value ?? ALL
  const bars = hourBars(hours)
  const isCounted = bars.some(({ count }) => count > 0)
  const words = wordsOf({ shown, hours: isCounted ? hours : null })

  const rest = useRest((next: number) => {
    setMoving(null)
    onChange(next === ALL ? undefined : next)
  })
  const move = (next: number) => {
    setMoving(next)
    rest(next)
  }

  return (
    <div>
      <label className={labelHidden || isBox ? 'sr-only' : 'small soft train-choice'} htmlFor={id}>
        {label}
      </label>
      <div className={isBox ? 'hours hours--box' : 'hours'}>
        {isCounted && (
          <div className="hours__bars" aria-hidden="true">
            {bars.map(({ hour, percent, isCut }) => (
              <i
                key={hour}
                data-in={hour <= shown || undefined}
                data-cut={isCut || undefined}
                style={{ '--percent': String(Math.round(percent)) }}
              />
            ))}
          </div>
        )}
        <input
          id={id}
          className="hours__slider"
          type="range"
          min={0}
          max={ALL}
          step={1}
          value={Math.min(shown, ALL)}
          aria-valuetext={words}
          // The places are the right edges of the bars: none arrives within no hour.
          onChange={(event) => move(Math.max(1, Number(event.target.value)))}
        />
        <div className="hours__ticks num" aria-hidden="true">
          {bars.map(({ hour }) => (
            <span key={hour} data-on={hour === shown || undefined}>
              {tickOf(hour)}
            </span>
          ))}
        </div>
      </div>
      {!isBox && (
        <p className="hours__words num" aria-hidden="true">
          {words}
        </p>
      )}
    </div>
  )
}

const wordsOf = ({ shown, hours }: { shown: number; hours: HoursControlProps['hours'] | null }): string => {
  if (shown === ALL) return 'Tous les trajets'
  const within = describeTrain(shown)
  return hours ? `${within}\u00a0: ${formatCount(countWithin(hours, shown), 'aventure')}` : within
}

/** Every other hour, and not the last, which would touch the word after it. */
const tickOf = (hour: number): string => {
  if (hour === ALL) return 'plus'
  return hour % 2 === 0 && hour < MOST_HOURS ? `${String(hour)}\u00a0h` : ''
}
