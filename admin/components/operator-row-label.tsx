'use client'

import { useRowLabel } from '@payloadcms/ui'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { formatLongDate } from '@/domain/days/french-dates'
import { isCheckDue } from '@/domain/places/train-operators'

/** Names a site that sells tickets, and says when somebody last saw where it leads. */
export const OperatorRowLabel = () => {
  const { data, rowNumber = 0 } = useRowLabel<{ name?: string | null; read_on?: string | null }>()
  const name = data.name?.trim() ? data.name : `Site ${String(rowNumber + 1)}`
  return <span>{`${name} · ${checkOf(data.read_on ?? null)}`}</span>
}

const checkOf = (readOn: string | null): string => {
  if (readOn === null) return 'à vérifier'
  const words = `vérifié le ${formatLongDate(readOn)}`
  return isCheckDue({ readOn, today: calendarDayInParis(new Date()) }) ? `${words}, à revoir` : words
}
