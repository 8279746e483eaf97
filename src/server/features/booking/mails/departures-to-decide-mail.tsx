import { Link } from '@react-email/components'
import { departureMargins } from '@/domain/departure-margins'
import { formatShortDate } from '@/domain/french-dates'
import { formatCount } from '@/domain/plural'
import { formatPrice } from '@/domain/price'
import { env } from '@/env'
import { DECISION_DAY_TEXT, FIRM_TRAVELERS_TEXT, PRICE_CENTS_TEXT } from '@/server/platform/db/shared-terms'
import { defineMail, SAMPLE_TRIP } from '@/server/platform/email/mail'
import { MailLayout } from '@/server/platform/email/mail-layout'
import { MailText, MailTitle } from '@/server/platform/email/mail-parts'
import { COLORS } from '@/server/platform/email/mail-style'

type ToDecide = {
  id: number
  name: string
  start: string
  decision_on: string
  minimum: number
  firm: number
  price_cents: number
  fixed_cost_cents: number | null
  traveler_cost_cents: number | null
}

const STATEMENT = /* sql */ `
  select d.id, e.name, to_char(d.first_day, 'YYYY-MM-DD') as start, to_char(${DECISION_DAY_TEXT}, 'YYYY-MM-DD') as decision_on,
    d.min_participants::int as minimum, ${FIRM_TRAVELERS_TEXT} as firm, ${PRICE_CENTS_TEXT}::int as price_cents,
    e.fixed_cost_cents::int as fixed_cost_cents, e.traveler_cost_cents::int as traveler_cost_cents
  from departures d join expeditions e on e.id = d.expedition_id
  where d.id = any($1::int[]) and d.status = 'open' and d.min_participants is not null
  order by ${DECISION_DAY_TEXT}, d.id`

/** To the agency: the departures below their minimum that it has to decide on, and what each leaves. */
export const departuresToDecideMail = defineMail({
  read: async ({ departureIds }: { departureIds: number[] }, query): Promise<ToDecide[] | null> => {
    const { rows } = await query(STATEMENT, [departureIds])
    return rows.length > 0 ? (rows as ToDecide[]) : null
  },
  write: (departures) => {
    const { SITE_URL: siteUrl, MAIL_FROM } = env()
    return {
      to: MAIL_FROM,
      subject: `${formatCount(departures.length, 'départ')} à décider`,
      content: (
        <MailLayout
          preview="Il leur manque des inscrits."
          siteUrl={siteUrl}
          footnote={'Ce message est pour l’agence\u00a0: trois par départ au plus. Rien ne s’annule tout seul.'}
        >
          <MailTitle>Des départs à décider</MailTitle>
          {departures.map((departure) => (
            <MailText key={departure.id}>
              <Link
                href={`${siteUrl}/admin/collections/departures/${String(departure.id)}`}
                style={{ color: COLORS.blue, textDecoration: 'underline' }}
              >
                {departure.name}, {formatShortDate(departure.start)}
              </Link>
              {`\u00a0: ${String(departure.firm)} sur ${String(departure.minimum)}, décision le ${formatShortDate(departure.decision_on)}. ${marginsOf(departure)}`}
            </MailText>
          ))}
        </MailLayout>
      ),
    }
  },
  sample: () => [
    {
      id: 12,
      name: SAMPLE_TRIP.expedition,
      start: SAMPLE_TRIP.start,
      decision_on: '2027-06-06',
      minimum: 4,
      firm: 2,
      price_cents: 64_000,
      fixed_cost_cents: 150_000,
      traveler_cost_cents: 12_000,
    },
  ],
})

const marginsOf = ({
  price_cents: priceCents,
  fixed_cost_cents: fixedCostCents,
  traveler_cost_cents: travelerCostCents,
  firm,
  minimum,
}: ToDecide): string => {
  const margins = departureMargins({ priceCents, fixedCostCents, travelerCostCents, firm, minimum })
  if (margins.length === 0) return ''
  const words = margins.map(
    ({ travelers, margin_cents: cents }) => `à ${String(travelers)}, ${formatPrice(cents / 100)}`,
  )
  return `Résultat ${words.join('\u00a0; ')}.`
}
