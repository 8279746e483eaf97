import { env } from '@/env'
import { defineMail, SAMPLE_READER, SAMPLE_TRIP } from '@/server/platform/email/mail'
import { MailLayout } from '@/server/platform/email/mail-layout'
import { MailAction, MailGreeting, MailText, MailTitle } from '@/server/platform/email/mail-parts'

type Reader = { email: string; first_name: string | null; expedition: string }

const TO_INVITE = /* sql */ `
  select u.email, u.first_name, e.name as expedition
  from reservations r
  join users u on u.id = r.user_id and u.deleted_at is null
  join departures d on d.id = r.departure_id
  join expeditions e on e.id = d.expedition_id
  where r.id = $1 and r.status = 'confirmed' and not exists (select 1 from reviews v where v.reservation_id = r.id)`

/** The invitation to review a trip; nothing when the reservation was canceled or reviewed meanwhile. */
export const reviewInvitationMail = defineMail({
  limitedFor: 'nobody',
  read: async ({ reservationId }: { reservationId: number }, query) => {
    const { rows } = await query(TO_INVITE, [reservationId])
    const reader = rows[0] as Reader | undefined
    return reader ? { ...reader, reservationId } : null
  },
  write: ({ email, first_name: firstName, expedition, reservationId }) => {
    const siteUrl = env().SITE_URL
    return {
      to: email,
      subject: `C’était comment, ${expedition} ?`,
      content: (
        <ReviewInvitation
          {...{ siteUrl, firstName, expedition }}
          link={`${siteUrl}/my-expeditions/${String(reservationId)}/avis`}
        />
      ),
    }
  },
  sample: () => ({
    email: SAMPLE_READER.email,
    first_name: SAMPLE_READER.firstName,
    expedition: SAMPLE_TRIP.expedition,
    reservationId: 1,
  }),
})

type ReviewInvitationProps = { firstName: string | null; siteUrl: string; expedition: string; link: string }

const ReviewInvitation = ({ firstName, siteUrl, expedition, link }: ReviewInvitationProps) => (
  <MailLayout
    preview="Quelques mots suffisent, pour celles et ceux qui hésitent encore."
    siteUrl={siteUrl}
    footnote="Tu reçois ce message, une seule fois, parce que tu rentres de voyage avec nous."
  >
    <MailTitle>Alors, c’était comment&nbsp;?</MailTitle>
    <MailGreeting firstName={firstName} />
    <MailText>{`Te voilà de retour. Raconte «\u00a0${expedition}\u00a0» à celles et ceux qui hésitent\u00a0: ce qui t’a plu, ce qui t’a manqué, ce qu’il fallait savoir avant de partir.`}</MailText>
    <MailText>
      Ton avis est relu avant de paraître, sans jamais être réécrit. Les bons comme les mauvais sont publiés.
    </MailText>
    <MailAction href={link}>Donner mon avis</MailAction>
  </MailLayout>
)
