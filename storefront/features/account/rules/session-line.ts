import type { OutputOf } from '@/contract/define-route'
import type { OwnSession } from '@/contract/sessions'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { formatShortDate } from '@/domain/days/french-dates'
import { timeInParis } from '@/domain/days/time-in-paris'

type Session = Pick<OutputOf<typeof OwnSession>, 'address' | 'opened_by' | 'last_used_at' | 'is_current'>

const OPENED_BY = {
  password: 'par mot de passe',
  google: 'avec Google',
  facebook: 'avec Facebook',
  link: 'par un lien reçu par email',
} as const

const momentOf = (instant: Date) => `${formatShortDate(calendarDayInParis(instant))} à ${timeInParis(instant)}`

/** What a device's line says below its name: when it was last there, how it was signed in, from which address. */
export const sessionLine = ({ address, opened_by, last_used_at, is_current }: Session): string =>
  [
    is_current ? 'En ce moment' : `Vu le ${momentOf(new Date(last_used_at))}`,
    opened_by && `connecté ${OPENED_BY[opened_by]}`,
    address !== '' && address !== 'unknown' && `depuis ${address}`,
  ]
    .filter(Boolean)
    .join(', ')
