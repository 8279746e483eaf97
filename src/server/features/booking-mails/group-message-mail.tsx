import { formatDays } from '@/domain/days/french-dates'
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
  /** The address of a guide who wants the answers; null otherwise. */
  replies_to: string | null
  expedition: string
  departure_start: string
  departure_end: string
}

// Who left the departure since is written to no more.
const STATEMENT = /* sql */ `
  select p.email, p.first_name, m.subject, m.body, nullif(trim(u.first_name), '') as author, case when s.replies and u.role = 'guide' and u.deleted_at is null then u.email end as replies_to,
    e.name as expedition,
    to_char(d.departure_start at time zone 'Europe/Paris', 'YYYY-MM-DD') as departure_start,
    to_char(d.departure_end at time zone 'Europe/Paris', 'YYYY-MM-DD') as departure_end
  from group_messages m join departures d on d.id = m.departure_id join expeditions e on e.id = d.expedition_id
    join participants p on p.id = $2 join reservations r on r.id = p.reservation_id
    left join users u on u.id = m.author_id left join guide_news_settings s on s.user_id = u.id
  where m.id = $1 and r.departure_id = d.id and ${NOT_CANCELED_TEXT.r} and nullif(trim(p.email), '') is not null`

/** What the guide, or the agency, writes to the travelers of a departure: one mail each. Answers go to the agency, and to a guide who asked for them. */
export const groupMessageMail = defineMail({
  limitedFor: 'nobody',
  read: async ({ messageId, participantId }: { messageId: number; participantId: number }, query) => {
    const { rows } = await query<Facts>(STATEMENT, [messageId, participantId])
    return rows[0] ?? null
  },
  write: ({ email, first_name, subject, body, author, replies_to: guide, expedition, ...days }) => ({
    to: email,
    subject,
    headers: { 'Reply-To': guide === null ? env().MAIL_FROM : `${guide}, ${env().MAIL_FROM}` },
    content: (
      <MailLayout
        preview={`À propos de ${expedition}.`}
        siteUrl={env().SITE_URL}
        footnote={`Tu reçois ce message parce que tu es du voyage. ${guide === null ? READ_BY_AGENCY : `Réponds-y\u00a0: ${author ?? 'ton guide'} et l’agence lisent ta réponse.`}`}
      >
        <MailTitle>{subject}</MailTitle>
        <MailGreeting firstName={first_name} />
        <MailText>
          {author ?? 'L’agence'} écrit au groupe de «&nbsp;{expedition}&nbsp;»,{' '}
          {formatDays({ start: days.departure_start, end: days.departure_end })}&nbsp;:
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
    replies_to: 'maelle@lagopede.test',
    expedition: SAMPLE_TRIP.expedition,
    departure_start: SAMPLE_TRIP.start,
    departure_end: SAMPLE_TRIP.end,
  }),
})

const READ_BY_AGENCY = 'Réponds-y, l’agence le lit et le transmet.'
