import { calendarDayInParis } from '@/domain/days/calendar-day'
import { formatMonth } from '@/domain/days/french-dates'
import { Chip } from '@/storefront/ui/chip'
import { monthsFrom } from '../rules/search-address'
import { ChoiceFoot } from './choice-foot'

type MonthChoiceProps = { value: string | null; onChange: (month: string | null) => void; onDone: () => void }

/** The month of departure; the exact days are chosen in the catalogue. Only ever rendered in the browser, once opened. */
export const MonthChoice = ({ value, onChange, onDone }: MonthChoiceProps) => (
  <div className="month-choice">
    <Chip pressed={value === null} onClick={() => onChange(null)}>
      Dates flexibles
    </Chip>
    <div className="month-choice__months">
      {monthsFrom({ today: calendarDayInParis(new Date()), count: 12 }).map((month) => (
        <Chip key={month} className="month-choice__month" pressed={value === month} onClick={() => onChange(month)}>
          {formatMonth({ year: Number(month.slice(0, 4)), month: Number(month.slice(5)) })}
        </Chip>
      ))}
    </div>
    <ChoiceFoot onDone={onDone} />
  </div>
)
