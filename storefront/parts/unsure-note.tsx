import { TrainFront } from 'lucide'
import type { Awaited } from '@/contract/awaited'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { unsureText } from '@/domain/departures/unsure-departure'
import { Note } from '@/storefront/ui/note'

/** Says to whoever paid that the departure is not sure to leave, and not to buy the train; nothing once it is. */
export const UnsureNote = ({ awaited, start }: { awaited: Awaited | null; start: string }) => {
  const text = unsureText({ awaited, start, today: calendarDayInParis(new Date()) })
  return (
    text !== null && (
      <Note tone="warn" icon={TrainFront}>
        {text}
      </Note>
    )
  )
}
