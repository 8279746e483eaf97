import { Link } from '@react-email/components'
import type { DepartureToDecide } from '@/contract/desk'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { decisionText } from '@/domain/departures/departure-words'
import { formatShortDate } from '@/domain/days/french-dates'
import { formatCount } from '@/domain/text/plural'
import { formatPrice } from '@/domain/text/price'
import { env } from '@/env'
import { readDeparturesToDecide } from '@/server/features/departures/confirmation/read-departures-to-decide'
import { defineMail, SAMPLE_TRIP } from '@/server/platform/email/mail'
import { MailLayout } from '@/server/platform/email/mail-layout'
import { MailText, MailTitle } from '@/server/platform/email/mail-parts'
import { COLORS } from '@/server/platform/email/mail-style'

/** To the agency: the departures below their minimum that it has to decide on, and what each leaves. */
export const departuresToDecideMail = defineMail({
  limitedFor: 'nobody',
  read: async ({ departureIds }: { departureIds: number[] }, query) => {
    const departures = await readDeparturesToDecide(query, departureIds)
    return departures.length > 0 ? departures : null
  },
  write: (departures) => {
    const { SITE_URL: siteUrl, MAIL_FROM } = env()
    const today = calendarDayInParis(new Date())
    return {
      to: MAIL_FROM,
      subject: `${formatCount(departures.length, 'départ')} à décider`,
      content: (
        <MailLayout
          preview="Il leur manque des inscrits."
          siteUrl={siteUrl}
          footnote={'Ce message est pour l’agence\u00a0: trois par date de départ au plus. Rien ne s’annule tout seul.'}
        >
          <MailTitle>Des départs à décider</MailTitle>
          {departures.map((departure) => (
            <MailText key={departure.id}>
              <Link
                href={`${siteUrl}/admin/collections/departures/${String(departure.id)}`}
                style={{ color: COLORS.blue, textDecoration: 'underline' }}
              >
                {departure.name}, {formatShortDate(departure.departure_start)}
              </Link>
              {`\u00a0: ${String(departure.firm_count)} sur ${String(departure.min_participants)}, ${decisionText({ day: departure.decision_on, today })}. ${marginsOf(departure)}`}
            </MailText>
          ))}
        </MailLayout>
      ),
    }
  },
  sample: (): DepartureToDecide[] => [
    {
      id: 12,
      name: SAMPLE_TRIP.expedition,
      departure_start: SAMPLE_TRIP.start,
      decision_on: '2027-06-06',
      min_participants: 4,
      firm_count: 2,
      margins: [
        { travelers: 2, margin_cents: -46_000 },
        { travelers: 3, margin_cents: 6_000 },
        { travelers: 4, margin_cents: 58_000 },
      ],
    },
  ],
})

const marginsOf = ({ margins }: DepartureToDecide): string => {
  if (margins.length === 0) return ''
  const words = margins.map(
    ({ travelers, margin_cents: cents }) => `à ${String(travelers)}, ${formatPrice(cents / 100)}`,
  )
  return `Résultat ${words.join('\u00a0; ')}.`
}
