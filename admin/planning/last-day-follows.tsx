'use client'

import { useField } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { addDays, daysBetween, noonOf } from '@/domain/days/days'

/** Draws nothing: a departure whose first day moves lasts as long, its last day follows. */
export const LastDayFollows = () => {
  const { value: start } = useField<Date | string | null>({ path: 'departure_start' })
  const { value: end, setValue: setEnd } = useField<Date | string | null>({ path: 'departure_end' })
  const first = dayOf(start)
  const last = dayOf(end)
  const before = useRef(first)

  // Payload's own field takes what is typed: that the day has changed is all that can be seen.
  useEffect(() => {
    // A day that is being typed anew is none for a moment.
    if (first === null) return
    const from = before.current
    before.current = first
    if (from === null || from === first || last === null) return
    setEnd(noonOf(addDays(last, daysBetween({ from, to: first }))))
  }, [first, last, setEnd])
  return null
}

const dayOf = (value: Date | string | null | undefined): string | null => {
  const instant = new Date(value ?? Number.NaN)
  return Number.isNaN(instant.getTime()) ? null : calendarDayInParis(instant)
}
