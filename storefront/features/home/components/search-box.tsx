'use client'

import { CalendarDays, Compass, MapPin, Search, type IconNode } from 'lucide'
import { useRouter } from 'next/navigation'
import { useState, type SubmitEvent, type ReactNode } from 'react'
import type { CatalogueOptions } from '@/contract/site'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { formatMonth } from '@/domain/days/french-dates'
import { fromTownWords } from '@/domain/places/train-words'
import { markContent } from '@/storefront/lib/tracking/tracked-marks'
import { Button } from '@/storefront/ui/button'
import { Icon } from '@/storefront/ui/icon'
import { onDemand } from '@/storefront/ui/on-demand'
import { Popover } from '@/storefront/ui/popover'
import { Ptarmigan } from '@/storefront/ui/ptarmigan'
import { ANYWHERE, searchParameters, type HomeSearch } from '../rules/search-address'

const ActivityChoice = onDemand(() => import('./activity-choice').then((module) => module.ActivityChoice))
const DestinationChoice = onDemand(() => import('./destination-choice').then((module) => module.DestinationChoice))
const MonthChoice = onDemand(() => import('./month-choice').then((module) => module.MonthChoice))

export const SearchBox = ({ options }: { options: CatalogueOptions }) => {
  const [search, setSearch] = useState<HomeSearch>({ destination: ANYWHERE, month: null, categories: [], town: null })
  const change = (part: Partial<HomeSearch>) => setSearch((previous) => ({ ...previous, ...part }))
  const router = useRouter()

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const parameters = new URLSearchParams(searchParameters({ search, today: calendarDayInParis(new Date()) }))
    router.push(parameters.size > 0 ? `/expeditions?${parameters.toString()}` : '/expeditions')
  }

  return (
    <form
      className="searchbox"
      role="search"
      aria-label="Trouver une aventure"
      action="/expeditions"
      onSubmit={submit}
      {...markDestination(search)}
    >
      <Ptarmigan className="searchbox__bird" />
      <SearchField icon={MapPin} question={'Où\u00a0?'} answer={destinationName({ search, options })}>
        {(close) => (
          <DestinationChoice
            options={options}
            value={search.destination}
            town={search.town}
            onChange={(destination) => change({ destination })}
            onTown={(town) => change({ town })}
            onDone={close}
          />
        )}
      </SearchField>
      <SearchField icon={CalendarDays} question={'Quand\u00a0?'} answer={monthName(search.month)}>
        {(close) => <MonthChoice value={search.month} onChange={(month) => change({ month })} onDone={close} />}
      </SearchField>
      <SearchField icon={Compass} question={'Quelle activité\u00a0?'} answer={activityNames({ search, options })}>
        {(close) => (
          <ActivityChoice
            categories={options.categories}
            search={search}
            onChange={(categories) => change({ categories })}
            onDone={close}
          />
        )}
      </SearchField>
      <Button type="submit" look="go">
        <Icon of={Search} />
        Rechercher
      </Button>
    </form>
  )
}

const markDestination = ({ destination }: HomeSearch) => {
  if (destination.kind === 'country') return markContent({ type: 'destination', id: destination.name })
  return destination.group === 'all' ? {} : markContent({ type: 'destination', id: destination.group })
}

type Chosen = { search: HomeSearch; options: CatalogueOptions }

const destinationName = ({ search: { destination, town }, options }: Chosen) => {
  if (town && destination === ANYWHERE) return fromTownWords(town.name)
  const name =
    destination.kind === 'country'
      ? destination.name
      : (options.destinations.find(({ group }) => group === destination.group)?.title ?? 'Toutes les destinations')
  return town ? `${name}, depuis ${town.name}` : name
}

const monthName = (month: string | null) => {
  if (!month) return 'Dates flexibles'
  return `En ${formatMonth({ year: Number(month.slice(0, 4)), month: Number(month.slice(5)) })}`
}

const activityNames = ({ search, options }: Chosen) => {
  const chosen = options.categories.filter(({ slug }) => search.categories.includes(slug))
  if (chosen.length === 0) return 'Toutes les activités'
  return chosen.map(({ title }) => title).join(', ')
}

type SearchFieldProps = {
  icon: IconNode
  question: string
  answer: string
  children: (close: () => void) => ReactNode
}

const SearchField = ({ icon, question, answer, children }: SearchFieldProps) => (
  <Popover
    className="sfield__place"
    triggerClassName="sfield"
    label={question}
    trigger={
      <>
        <Icon of={icon} />
        <b>{question}</b>
        <span>{answer}</span>
      </>
    }
  >
    {children}
  </Popover>
)
