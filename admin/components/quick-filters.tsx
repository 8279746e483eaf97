'use client'

import { Link } from '@payloadcms/ui'
import { usePathname, useSearchParams } from 'next/navigation'
import { parisDay } from '@/domain/french-dates'
import { whereQuery, type Conditions } from '../dashboard/panel-paths'

type QuickFilter = { label: string; where: Conditions }

/** Written in a condition for the start of the current day in Paris. */
const TODAY = 'today'

const dated = (where: Conditions): Conditions =>
  Object.fromEntries(
    Object.entries(where).map(([field, condition]) => [
      field,
      Object.fromEntries(
        Object.entries(condition).map(([operator, value]) => [
          operator,
          value === TODAY ? `${parisDay(new Date())}T00:00:00.000Z` : value,
        ]),
      ),
    ]),
  )

/** The filters everyone asks for, one click above a list. */
export const QuickFilters = ({ filters }: { filters: QuickFilter[] }) => {
  const pathname = usePathname()
  const parameters = useSearchParams()
  const current = new URLSearchParams([...parameters].filter(([key]) => key.startsWith('where'))).toString()
  return (
    <ul className="quick-filters" aria-label="Filtres rapides">
      {[{ label: 'Tous', where: {} }, ...filters].map(({ label, where }) => {
        const query = whereQuery(dated(where))
        return (
          <li key={label}>
            <Link
              href={query ? `${pathname}?${query}` : `${pathname}?where=`}
              aria-current={current.replace(/^where=$/, '') === query ? 'true' : undefined}
            >
              {label}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
