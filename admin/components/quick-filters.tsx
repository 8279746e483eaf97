'use client'

import { useListDrawerContext, useListQuery } from '@payloadcms/ui'
import type { Where } from 'payload'
import { useEffect } from 'react'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import type { Conditions } from '../dashboard/panel-paths'

type QuickFilter = { label: string; where: Conditions; isDefault?: boolean }

/** Written in a condition for the start of the current day in Paris. */
const TODAY = 'today'

const toWhere = (conditions: Conditions): Where => {
  const today = `${calendarDayInParis(new Date())}T00:00:00.000Z`
  const and = Object.entries(conditions).flatMap(([field, condition]) =>
    Object.entries(condition).map(([operator, value]) => ({
      [field]: { [operator]: value === TODAY ? today : value },
    })),
  )
  return and.length === 0 ? {} : { or: [{ and }] }
}

/** The filters everyone asks for, one click above a list. */
export const QuickFilters = ({ filters }: { filters: QuickFilter[] }) => {
  const { query, refineListData } = useListQuery()
  const { isInDrawer } = useListDrawerContext()
  const current = JSON.stringify(query.where ?? {})

  const show = (where: Where) => void refineListData({ where, page: 1 }, false)

  // A list opened without any condition starts on its default filter: dates to come, not those of years ago.
  useEffect(() => {
    const byDefault = filters.find(({ isDefault }) => isDefault)
    const isBare = !/[?&](where|search)/.test(decodeURIComponent(window.location.search))
    if (byDefault && isBare && !isInDrawer) show(toWhere(byDefault.where))
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the list opens
  }, [])

  return (
    <div className="quick-filters" role="group" aria-label="Filtres rapides">
      {[...filters, { label: 'Tout', where: {} }].map(({ label, where: conditions }) => {
        const where = toWhere(conditions)
        return (
          <button
            key={label}
            type="button"
            aria-pressed={current === JSON.stringify(where)}
            onClick={() => {
              show(where)
            }}
          >
            {label}
          </button>
        )
      })}
    </div>
  )
}
