import { Link } from '@react-email/components'
import type { UnpaidStart } from '@/contract/unpaid-starts'
import { formatShortDate } from '@/domain/days/french-dates'
import { formatCount } from '@/domain/text/plural'
import { formatPrice } from '@/domain/text/price'
import { env } from '@/env'
import { readUnpaidStarts } from '@/server/features/reservations/read-unpaid-starts'
import { defineMail, SAMPLE_TRIP } from '@/server/platform/email/mail'
import { MailLayout } from '@/server/platform/email/mail-layout'
import { MailText, MailTitle } from '@/server/platform/email/mail-parts'
import { COLORS } from '@/server/platform/email/mail-style'

/** To the agency: the bookings to call for, as they leave soon and are not paid. */
export const unpaidStartsMail = defineMail({
  limitedFor: 'nobody',
  read: async ({ reservationIds }: { reservationIds: number[] }, query) => {
    const starts = await readUnpaidStarts(query, reservationIds)
    return starts.length > 0 ? starts : null
  },
  write: (starts) => {
    const { SITE_URL: siteUrl, MAIL_FROM } = env()
    return {
      to: MAIL_FROM,
      subject: `${formatCount(starts.length, 'réservation')} à appeler avant le départ`,
      content: (
        <MailLayout
          preview="Ce qui est dû n’est pas arrivé."
          siteUrl={siteUrl}
          footnote={'Ce message est pour l’agence\u00a0: un par réservation et par date. Rien ne s’annule tout seul.'}
        >
          <MailTitle>À appeler avant le départ</MailTitle>
          {starts.map((start) => (
            <MailText key={start.id}>
              <Link
                href={`${siteUrl}/admin/collections/reservations/${String(start.id)}`}
                style={{ color: COLORS.blue, textDecoration: 'underline' }}
              >
                {start.number}, {start.customer}
              </Link>
              {`\u00a0: ${start.name}, ${formatShortDate(start.departure_start)}. Non réglé\u00a0: ${formatPrice(start.due_cents / 100)}. ${start.phone ?? 'Pas de numéro de téléphone'}.`}
            </MailText>
          ))}
        </MailLayout>
      ),
    }
  },
  sample: (): UnpaidStart[] => [
    {
      id: 118,
      number: 'LG-27-0614-118',
      customer: 'Camille Rey',
      phone: '+33639981234',
      name: SAMPLE_TRIP.expedition,
      departure_start: SAMPLE_TRIP.start,
      due_cents: 128_000,
    },
  ],
})
