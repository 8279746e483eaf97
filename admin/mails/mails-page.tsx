'use client'

import '../desk/desk.css'
import './mails.css'
import { useState } from 'react'
import type { InputOf } from '@/contract/define-route'
import { listScheduledMails, type DeskMail } from '@/contract/scheduled-mails'
import { calendarDayInParis, isCalendarDay } from '@/domain/days/calendar-day'
import { addDays } from '@/domain/days/days'
import { formatLongDate } from '@/domain/days/french-dates'
import {
  DESK_MAIL_STATE_NAMES,
  DESK_MAIL_STATES,
  SCHEDULED_MAIL_NAMES,
} from '@/domain/reservations/scheduled-mail-words'
import { SCHEDULED_MAIL_KINDS } from '@/domain/reservations/scheduled-mails'
import { usePanel } from '../calls/use-panel'
import { MailsTable } from './mails-table'

/** How many days are shown at first, today among them. */
const DAYS_SHOWN = 14

/** The mails of all reservations, day by day: of the days, the kind and the state that the reader chooses. */
export const MailsPage = () => {
  const [today] = useState(() => calendarDayInParis(new Date()))
  const [filters, setFilters] = useState({ from: today, to: addDays(today, DAYS_SHOWN - 1), kind: '', state: '' })
  const kind = SCHEDULED_MAIL_KINDS.find((one) => one === filters.kind)
  const state = DESK_MAIL_STATES.find((one) => one === filters.state)
  const query = { from: filters.from, to: filters.to, ...(kind && { kind }), ...(state && { state }) }
  const change = (edge: Partial<typeof filters>) => setFilters({ ...filters, ...edge })
  const changeDay = (edge: 'from' | 'to') => (day: string) => {
    if (isCalendarDay(day)) change({ [edge]: day })
  }
  return (
    <>
      <div className="mails__filters" role="group" aria-label="Filtres">
        <Day label="Du" value={filters.from} onChange={changeDay('from')} />
        <Day label="au" value={filters.to} onChange={changeDay('to')} />
        <Choice
          label="Courriel"
          all="Tous"
          value={filters.kind}
          choices={SCHEDULED_MAIL_KINDS.map((one) => [one, SCHEDULED_MAIL_NAMES[one]])}
          onChange={(chosen) => change({ kind: chosen })}
        />
        <Choice
          label="État"
          all="Tous"
          value={filters.state}
          choices={DESK_MAIL_STATES.map((one) => [one, DESK_MAIL_STATE_NAMES[one]])}
          onChange={(chosen) => change({ state: chosen })}
        />
      </div>
      <MailDays query={query} />
    </>
  )
}

type MailDaysProps = { query: InputOf<(typeof listScheduledMails)['query']> }

const MailDays = ({ query }: MailDaysProps) => {
  const { answer, error, reload } = usePanel(listScheduledMails, { query })
  if (error !== null) return <p role="alert">{error}</p>
  if (!answer) return <p role="status">Chargement…</p>
  if (answer.mails.length === 0) return <p role="status">Aucun courriel ces jours-là.</p>
  return (
    <>
      {[...byDay(answer.mails)].map(([day, mails]) => (
        <section key={day} className="mails__day" aria-label={formatLongDate(day)}>
          <h2>{formatLongDate(day)}</h2>
          <MailsTable mails={mails} says="reservation and trip" onChange={reload} />
        </section>
      ))}
      {answer.has_more && <p role="status">Il y en a d’autres{'\u00a0'}: choisis moins de jours.</p>}
    </>
  )
}

const byDay = (mails: DeskMail[]): Map<string, DeskMail[]> => {
  const days = new Map<string, DeskMail[]>()
  for (const mail of mails) {
    const day = calendarDayInParis(new Date(mail.due_at))
    days.set(day, [...(days.get(day) ?? []), mail])
  }
  return days
}

type DayProps = { label: string; value: string; onChange: (day: string) => void }

const Day = ({ label, value, onChange }: DayProps) => (
  <label>
    {label} <input type="date" value={value} onChange={({ target }) => onChange(target.value)} />
  </label>
)

type ChoiceProps = {
  label: string
  all: string
  value: string
  choices: Array<readonly [string, string]>
  onChange: (value: string) => void
}

const Choice = ({ label, all, value, choices, onChange }: ChoiceProps) => (
  <label>
    {label}{' '}
    <select value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{all}</option>
      {choices.map(([name, words]) => (
        <option key={name} value={name}>
          {words}
        </option>
      ))}
    </select>
  </label>
)
