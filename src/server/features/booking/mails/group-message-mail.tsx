import { formatDays } from '@/domain/french-dates'
import { env } from '@/env'
import { NOT_CANCELED_TEXT } from '@/server/platform/db/shared-terms'
import { defineMail, SAMPLE_READER, SAMPLE_TRIP } from '@/server/platform/email/mail'
import { MailLayout } from '@/server/platform/email/mail-layout'
import { MailGreeting, MailQuote, MailText, MailTitle } from '@/server/platform/email/mail-parts'

type Facts = {
  email: string
  first_name: string | null
  subject: string
  body: string
  author: string | null
  expedition: string
  departure_start: string
  departure_end: string
}

// Who left the departure since is written to no more.
const STATEMENT = /* sql */ `
  select p.email, p.first_name, m.subject, m.body, nullif(trim(u.first_name), '') as author, e.name as expedition,
    to_char(d.departure_start at time zone 'Europe/Paris', 'YYYY-MM-DD') as departure_start,
    to_char(d.departure_end at time zone 'Europe/Paris', 'YYYY-MM-DD') as departure_end
  from group_messages m join departures d on d.id = m.departure_id join expeditions e on e.id = d.expedition_id
    join participants p on p.id = $2 join reservations r on r.id = p.reservation_id
    left join users u on u.id = m.author_id
  where m.id = $1 and r.departure_id = d.id and ${NOT_CANCELED_TEXT.r} and nullif(trim(p.email), '') is not null`

/** What the guide, or the agency, writes to the travelers of a departure: one mail each. Answers go to the agency. */
export const groupMessageMail = defineMail({
  limitedFor: 'nobody',
  read: async ({ messageId, participantId }: { messageId: number; participantId: number }, query) => {
    const { rows } = await query(STATEMENT, [messageId, participantId])
    return (rows[0] as Facts | undefined) ?? null
  },
  write: ({ email, first_name, subject, body, author, expedition, departure_start, departure_end }) => ({
    to: email,
    subject,
    headers: { 'Reply-To': env().MAIL_FROM },
    content: (
      <MailLayout
        preview={`À propos de ${expedition}.`}
        siteUrl={env().SITE_URL}
        footnote="Tu reçois ce message parce que tu es du voyage. Réponds-y, l’agence le lit et le transmet."
      >
        <MailTitle>{subject}</MailTitle>
        <MailGreeting firstName={first_name} />
        <MailText>
          {author ?? 'L’agence'} écrit au groupe de «&nbsp;{expedition}&nbsp;»,{' '}
          {formatDays({ start: departure_start, end: departure_end })}&nbsp;:
        </MailText>
        <MailQuote>{body}</MailQuote>
      </MailLayout>
    ),
  }),
  sample: () => ({
    email: SAMPLE_READER.email,
    first_name: SAMPLE_READER.firstName,
    subject: 'La météo, et ce que ça change',
    body: 'Il a neigé au-dessus de 1\u00a0600\u00a0m : prends tes guêtres.\nRendez-vous comme prévu à la gare.',
    author: 'Maëlle',
    expedition: SAMPLE_TRIP.expedition,
    departure_start: SAMPLE_TRIP.start,
    departure_end: SAMPLE_TRIP.end,
  }),
})
