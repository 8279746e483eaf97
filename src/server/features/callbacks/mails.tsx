import { formatCallDay, formatCallHour } from '@/domain/contact/call-slots'
import { env } from '@/env'
import { defineMail, SAMPLE_TRIP } from '@/server/platform/email/mail'
import { MailLayout } from '@/server/platform/email/mail-layout'
import { MailAction, MailText, MailTitle } from '@/server/platform/email/mail-parts'

declare module '@/server/platform/email/mail' {
  interface Mails {
    call_request: { callRequestId: number }
  }
}

type Facts = { id: number; day: string; hour: number; expedition: string | null }

/** To the agency itself: somebody is to be called; nothing once that is done. */
const callRequest = defineMail({
  limitedFor: 'nobody',
  read: async ({ callRequestId }: { callRequestId: number }, query) => {
    const { rows } = await query<Facts>(
      `select c.id, to_char(c.wanted_at at time zone 'Europe/Paris', 'YYYY-MM-DD') as day,
         extract(hour from c.wanted_at at time zone 'Europe/Paris')::int as hour, e.name as expedition
       from call_requests c left join expeditions e on e.id = c.expedition_id
       where c.id = $1 and c.status = 'open'`,
      [callRequestId],
    )
    return rows[0] ?? null
  },
  write: ({ id, day, hour, expedition }) => {
    const { SITE_URL: siteUrl, MAIL_FROM } = env()
    const slot = `${formatCallDay(day)}, ${formatCallHour(hour)}`
    return {
      to: MAIL_FROM,
      subject: `À rappeler ${slot}`,
      content: (
        <CallRequestMail {...{ siteUrl, slot, expedition }} link={`${siteUrl}/admin/collections/call-requests/${id}`} />
      ),
    }
  },
  sample: () => ({ id: 12, day: '2027-06-07', hour: 10, expedition: SAMPLE_TRIP.expedition }),
})

export const CALLBACK_MAILS = { call_request: callRequest }

type CallRequestMailProps = { siteUrl: string; slot: string; expedition: string | null; link: string }

/** For the agency. The number is in the panel alone, where it is erased in time. */
const CallRequestMail = ({ siteUrl, slot, expedition, link }: CallRequestMailProps) => (
  <MailLayout preview={slot} siteUrl={siteUrl} footnote="Ce message est pour l’agence : le numéro est dans le panneau.">
    <MailTitle>Quelqu’un attend un appel</MailTitle>
    <MailText>
      {`Créneau demandé\u00a0: ${slot}.`}
      {expedition !== null && ` Il s’agit de «\u00a0${expedition}\u00a0».`}
    </MailText>
    <MailAction href={link}>Voir le numéro</MailAction>
  </MailLayout>
)
