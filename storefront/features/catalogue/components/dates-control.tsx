import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { countDepartureDays } from '@/contract/search'
import { type SearchQuery } from '@/contract/search-query'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { callApi } from '@/storefront/lib/api/call-api'
import { queryClient } from '@/storefront/lib/api/query-client'
import { Chip } from '@/storefront/ui/chip'
import { Stepper } from '@/storefront/ui/stepper'
import { Switch } from '@/storefront/ui/switch'
import { FRESH_FOR } from '../api/fresh-for'
import { datePresets, isManualDateFilter } from '../rules/date-presets'
import { describeDates } from '../rules/filter-wording'
import type { DayRange } from '../rules/pick-day'
import { withoutKeys } from '../rules/without-keys'
import { queryEntries, writeQuery } from '../rules/write-query'
import { Calendar } from './calendar'
import type { FilterControlProps } from './filter-control-props'

export const DatesControl = ({ query, onChange }: FilterControlProps) => {
  const [today] = useState(() => calendarDayInParis(new Date()))
  const departures = useDepartureDays(query)
  const range: DayRange = { start: query.start, end: query.end }

  const choose = ({ start, end }: DayRange) => {
    onChange({ ...withoutKeys(query, ['start', 'end']), ...(start ? { start } : {}), ...(end ? { end } : {}) })
  }

  const chooseTravelers = (travelers: number) => {
    const rest = withoutKeys(query, ['travelers'])
    onChange(travelers > 1 ? { ...rest, travelers } : rest)
  }

  return (
    <>
      <Calendar range={range} today={today} departures={departures} onChange={choose} />
      <div className="date-presets">
        {datePresets(today).map(({ label, start, end }) => {
          const isOn = start === query.start && end === query.end
          return (
            <Chip key={label} pressed={isOn} onClick={() => choose(isOn ? {} : { start, end })}>
              {label}
            </Chip>
          )
        })}
        <div className="row date-presets__party">
          <span aria-hidden="true">Voyageurs</span>
          <Stepper label="Voyageurs" value={query.travelers ?? 1} min={1} max={30} onChange={chooseTravelers} />
        </div>
      </div>
      <Switch
        className="filter-switch"
        checked={query.confirmed !== undefined}
        onChange={({ target }) => {
          const rest = withoutKeys(query, ['confirmed'])
          onChange(target.checked ? { ...rest, confirmed: '1' } : rest)
        }}
      >
        Départs confirmés seulement
      </Switch>
      {isManualDateFilter({ range, today }) && (
        <p className="num date-chosen" role="status">
          {describeDates(range)}
        </p>
      )}
    </>
  )
}

/** How many expeditions leave on each day, under all filters but the dates. */
const useDepartureDays = (query: SearchQuery): Record<string, number> => {
  const others = withoutKeys(query, ['start', 'end', 'sort'])
  const { data = {} } = useQuery(
    {
      queryKey: ['days', writeQuery(others)],
      staleTime: FRESH_FOR,
      queryFn: ({ signal }) => callApi(countDepartureDays, { query: Object.fromEntries(queryEntries(others)), signal }),
      placeholderData: keepPreviousData,
      retry: false,
    },
    queryClient(),
  )
  return data
}
