import type { PayloadRequest } from 'payload'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { CONSENT_WAYS, type ConsentWay } from '@/domain/newsletter/newsletter-consent'
import { toCsv } from '@/domain/text/to-csv'
import { query } from '@/server/platform/db/pool'
import { logSecurityEvent } from '@/server/platform/log/security-event'
import { unsubscribeLink } from './newsletter-links'

type Row = {
  email: string
  first_name: string | null
  asked_on: string
  consented_at: string | null
  way: ConsentWay | null
}

const STATEMENT = /* sql */ `
  select n.email, u.first_name, to_char(n.created_at at time zone 'Europe/Paris', 'YYYY-MM-DD') as asked_on,
    to_char(n.consented_at at time zone 'Europe/Paris', 'YYYY-MM-DD HH24:MI:SS') as consented_at, n.consented_by::text as way
  from newsletter_subscribers n left join users u on u.id = n.user_id and u.deleted_at is null
  where n.status = 'subscribed' order by n.id`

const HEAD = ['Adresse', 'Prénom', 'Demandée le', 'Confirmée le (Paris)', 'Preuve', 'Lien de désinscription']

const UNKNOWN_PROOF = 'Confirmée avant que la preuve soit gardée'

/** The addresses that may be written to, as a file for a spreadsheet; who takes it is noted. */
export const exportConsented = async ({
  req,
  userId,
}: {
  req: PayloadRequest
  userId: number
}): Promise<{ filename: string; content: string }> => {
  const rows = await query<Row>(STATEMENT)
  const target = 'newsletter-subscribers'
  logSecurityEvent({ event: 'personal_data_read', outcome: 'done', headers: req.headers, userId, target })
  const lines = rows.map(({ email, first_name: name, asked_on: askedOn, consented_at: at, way }) => [
    ...[email, name, askedOn, at],
    way ? CONSENT_WAYS[way] : UNKNOWN_PROOF,
    unsubscribeLink(email),
  ])
  return { filename: `newsletter-${calendarDayInParis(new Date())}.csv`, content: toCsv([HEAD, ...lines]) }
}
