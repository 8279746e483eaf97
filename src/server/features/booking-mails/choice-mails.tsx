import type { CancellationChoice } from '@/domain/changes/cancellation-choice'
import { LEADING_GUIDE_TEXT } from '@/server/platform/db/shared-terms'
import { formatDateRange, formatLongDate } from '@/domain/days/french-dates'
import { formatPrice } from '@/domain/text/price'
import { refundDay } from '@/domain/ledger/refund-due'
import { env } from '@/env'
import { Letter } from '@/server/platform/email/letter'
import { defineMail, defineWordedMail, SAMPLE_READER, SAMPLE_TRIP } from '@/server/platform/email/mail'

type Made = {
  email: string
  first_name: string | null
  number: string
  choice: CancellationChoice
  is_silence: boolean
  amount_cents: number
  indemnity_cents: number
  canceled_on: string
  credit_expires_on: string | null
  new_id: number | null
  new_number: string | null
  new_start: string | null
  new_end: string | null
}

const DAY = (instant: string): string => `to_char(${instant} at time zone 'Europe/Paris', 'YYYY-MM-DD')`

const STATEMENT = /* sql */ `
  select u.email, u.first_name, coalesce(r.number, r.id::text) as number, c.choice, c.chosen_by = 'clock' as is_silence,
    c.amount_cents, coalesce(r.indemnity_cents, 0)::int as indemnity_cents, ${DAY('r.canceled_at')} as canceled_on,
    (select to_char(a.expires_on, 'YYYY-MM-DD') from credit_accounts a
      where a.origin_reservation_id = r.id and a.kind = 'credit') as credit_expires_on,
    n.id as new_id, n.number as new_number, ${DAY('d.departure_start')} as new_start, ${DAY('d.departure_end')} as new_end
  from cancellation_choices c join reservations r on r.id = c.reservation_id join users u on u.id = r.user_id
    left join reservations n on n.id = c.new_reservation_id left join departures d on d.id = n.departure_id
  where c.reservation_id = $1 and c.choice is not null and u.deleted_at is null`

const paragraphsOf = (made: Made): string[] => {
  const sum = formatPrice(made.amount_cents / 100)
  const by = formatLongDate(refundDay(made.canceled_on))
  const texts: Record<CancellationChoice, string[]> = {
    refund: [
      ...(made.is_silence ? ['Nous n’avons pas eu de réponse de ta part\u00a0: c’est donc le remboursement.'] : []),
      made.amount_cents > 0
        ? `Nous te remboursons ${sum} pour ta réservation ${made.number}, le ${by} au plus tard. Si nous n’avons pas ton IBAN, réponds à ce mail.`
        : `Il n’y a rien à te rembourser pour ta réservation ${made.number}.`,
    ],
    credit: [
      `Tu as choisi un avoir de ${sum}. Il sert jusqu’au ${formatLongDate(made.credit_expires_on)} inclus, en une ou plusieurs fois, et se lit sur ton compte.`,
      'Ce qui n’aura pas servi te sera remboursé sans rien demander. Tu peux aussi préférer de l’argent à tout moment\u00a0: réponds à ce mail.',
    ],
    move: [
      `Tu pars maintenant ${formatDateRange({ start: made.new_start ?? '', end: made.new_end ?? '' }).toLowerCase()}, avec la réservation ${made.new_number ?? ''}.`,
      ...(made.amount_cents > 0 ? [`Les ${sum} que tu avais réglés suivent.`] : []),
      'Invite de nouveau les autres voyageurs depuis ta réservation\u00a0: leurs liens privés ne servent plus.',
    ],
  }
  const indemnity =
    made.indemnity_cents > 0
      ? [
          `L’indemnité de ${formatPrice(made.indemnity_cents / 100)} te reste due\u00a0: nous la versons le ${by} au plus tard.`,
        ]
      : []
  return [...texts[made.choice], ...indemnity]
}

const TITLES: Record<CancellationChoice, string> = {
  refund: 'On te rembourse',
  credit: 'Ton avoir est ouvert',
  move: 'Une autre date',
}

/** Acknowledges what was chosen after a cancellation, or that silence is a refund. */
export const choiceMadeMail = defineWordedMail({
  text: 'choice_made',
  limitedFor: 'nobody',
  read: async ({ reservationId }: { reservationId: number }, query) =>
    (await query<Made>(STATEMENT, [reservationId])).rows[0] ?? null,
  write: (made, say) => {
    const said = say({
      ...{ numéro: made.number, choix: TITLES[made.choice] },
      'ce-que-tu-as-choisi': paragraphsOf(made),
    })
    return {
      to: made.email,
      subject: said.subject,
      content: (
        <Letter
          {...said}
          firstName={made.first_name}
          {...actionOf(made)}
          footnote="Tu reçois ce message parce que tu avais réservé un départ que nous avons annulé."
        />
      ),
    }
  },
  sample: () => ({
    email: SAMPLE_READER.email,
    first_name: SAMPLE_READER.firstName,
    number: 'LG-27-0614-118',
    choice: 'credit' as const,
    is_silence: false,
    amount_cents: 38_400,
    indemnity_cents: 0,
    canceled_on: '2027-05-03',
    credit_expires_on: '2028-05-05',
    ...{ new_id: null, new_number: null, new_start: null, new_end: null },
  }),
})

const actionOf = ({ new_id: id, choice }: Made): { action: string; href: string } => {
  const site = env().SITE_URL
  if (id !== null) return { action: 'Voir la réservation', href: `${site}/my-expeditions/${String(id)}` }
  if (choice === 'credit') return { action: 'Voir mon avoir', href: `${site}/my-account` }
  return { action: 'Mes réservations', href: `${site}/my-expeditions` }
}

type Led = { email: string; first_name: string | null; expedition: string; start: string; end: string; reason: string }

const LED = /* sql */ `
  select u.email, u.first_name, e.name as expedition, ${DAY('d.departure_start')} as start, ${DAY('d.departure_end')} as "end",
    x.reason
  from departures d join expeditions e on e.id = d.expedition_id
    join guides g on g.id = ${LEADING_GUIDE_TEXT} join users u on u.id = g.user_id and u.deleted_at is null
    join departure_cancellations x on x.departure_id = d.id and x.state in ('planned', 'done')
  where d.id = $1 and d.status = 'canceled'`

/** Tells the guide that a departure they lead does not take place, and why. */
export const guideDepartureCanceledMail = defineMail({
  limitedFor: 'nobody',
  read: async ({ departureId }: { departureId: number }, query) =>
    (await query<Led>(LED, [departureId])).rows[0] ?? null,
  write: ({ email, first_name: firstName, expedition, start, end, reason }) => ({
    to: email,
    subject: `${expedition}\u00a0: le départ du ${formatLongDate(start)} est annulé`,
    content: (
      <Letter
        firstName={firstName}
        title="Un de tes départs est annulé"
        preview="Ces jours sont libres dans ton agenda."
        paragraphs={[
          `« ${expedition} », ${formatDateRange({ start, end }).toLowerCase()}, n’aura pas lieu.`,
          `Le motif\u00a0: ${reason}`,
          'Les voyageurs sont prévenus. Ces jours sont libres dans ton agenda.',
        ]}
        action="Mes départs"
        href={`${env().SITE_URL}/my-expeditions`}
        footnote="Tu reçois ce message parce que tu guides ce départ."
      />
    ),
  }),
  sample: () => ({
    ...{ email: 'antoine@lagopede.test', first_name: 'Antoine' },
    ...{ expedition: SAMPLE_TRIP.expedition, start: SAMPLE_TRIP.start, end: SAMPLE_TRIP.end },
    reason: 'trop de neige au col.',
  }),
})
