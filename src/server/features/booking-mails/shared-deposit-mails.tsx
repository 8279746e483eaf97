import { formatLongDate } from '@/domain/days/french-dates'
import { formatPrice } from '@/domain/text/price'
import { env } from '@/env'
import { Letter } from '@/server/platform/email/letter'
import {
  defineWordedMail,
  SAMPLE_READER,
  type ComposedMail,
  type MailQuery,
  type SaidMail,
} from '@/server/platform/email/mail'
import { SAMPLE_SHARED_TRIP, TRIP, tripOf, type Trip, type TripRow } from './shared-trip'

const FOOTNOTE = 'Tu reçois ce message parce que tu as partagé l’acompte de cette aventure.'
type Shared = Trip & {
  cartId: number
  count: number
  missing: string[]
  missingCount: number
  until: string
  message: string
}

const DEPOSIT = /* sql */ `
  select u.email, u.first_name, ${TRIP}, h.amount_cents::int as cents, h.cart_id as "cartId",
    to_char(h.deadline at time zone 'Europe/Paris', 'YYYY-MM-DD') as "day", to_char(h.deadline at time zone 'Europe/Paris', 'HH24:MI') as "hour",
    coalesce(h.end_message, '') as message,
    (select json_agg(json_build_object('name', s.name, 'position', s.position, 'isIn', exists (select 1 from payment_intents i
      where i.share_id = s.id and i.state in ('authorised', 'accepted', 'captured'))) order by s.position)
      from deposit_shares s where s.deposit_id = h.id) as shares
  from shared_deposits h join users u on u.id = h.user_id join departures d on d.id = h.departure_id
    join expeditions e on e.id = d.expedition_id
  where h.id = $1 and h.state = $2 and u.deleted_at is null`

type DepositRow = TripRow & {
  cartId: number
  day: string
  hour: string
  message: string
  shares: Array<{ name: string | null; position: number; isIn: boolean }>
}

const readShared =
  (state: 'open' | 'released') =>
  async ({ depositId }: { depositId: number }, query: MailQuery): Promise<Shared | null> => {
    const row = (await query<DepositRow>(DEPOSIT, [depositId, state])).rows[0]
    if (!row) return null
    const missing = row.shares.filter(({ isIn }) => !isIn)
    return {
      ...tripOf(row),
      ...{ cartId: row.cartId, count: row.shares.length, missingCount: missing.length, message: row.message },
      missing: missing.map(nameOf),
      until: `${formatLongDate(row.day)} à ${row.hour.replace(':', ' h ')}`,
    }
  }

const nameOf = ({ name, position }: { name: string | null; position: number }): string =>
  name ?? `la part ${String(position)}`

const tunnelHref = ({ cartId }: Pick<Shared, 'cartId'>): string => `${env().SITE_URL}/reservations/${String(cartId)}/4`

const sharedFacts = ({ trip, cents, count, until }: Shared) => ({
  ...{ aventure: trip, somme: formatPrice(cents / 100), nombre: String(count), limite: until },
})

const sharedMail = (shared: Shared, said: SaidMail, action = 'Voir les parts'): ComposedMail => ({
  to: shared.email,
  subject: said.subject,
  content: (
    <Letter {...said} firstName={shared.first_name} action={action} href={tunnelHref(shared)} footnote={FOOTNOTE} />
  ),
})

/** Says to who booked that the seats wait for the shares, until when, and where the links are. */
export const sharedDepositOpenedMail = defineWordedMail({
  text: 'shared_deposit_opened',
  limitedFor: 'unproven',
  read: readShared('open'),
  write: (shared, say) =>
    sharedMail(
      shared,
      say({
        ...sharedFacts(shared),
        'règle-du-partage': [
          'Personne n’est débité avant que la dernière part soit là. S’il en manque une à l’heure dite, toutes les autorisations sont levées et rien n’est débité.',
        ],
      }),
    ),
  sample: () => ({ ...SAMPLE, missing: ['Camille', 'Hugo', 'Lou'], missingCount: 3 }),
})

/** Says to who booked, some hours before the end, who is missing and what can be done. */
export const sharedDepositSoonMail = defineWordedMail({
  text: 'shared_deposit_soon',
  limitedFor: 'nobody',
  read: readShared('open'),
  write: (shared, say) =>
    sharedMail(
      shared,
      say({
        ...sharedFacts(shared),
        parts: countShares(shared.missingCount),
        'qui-manque': shared.missing.join(', '),
        'fin-du-partage': `Sans rien de tout cela, les places repartent le ${shared.until}, et personne n’est débité.`,
      }),
    ),
  sample: () => SAMPLE,
})

const countShares = (count: number): string => (count === 1 ? 'une part' : `${String(count)} parts`)

/** Says to who booked that the sharing ended without an order, why, and that nothing was taken. */
export const sharedDepositEndedMail = defineWordedMail({
  text: 'shared_deposit_ended',
  limitedFor: 'nobody',
  read: readShared('released'),
  write: (shared, say) =>
    sharedMail(
      shared,
      say({
        ...sharedFacts(shared),
        raison: shared.message,
        'autorisations-levées':
          'Toutes les autorisations sont levées : selon les banques, la somme bloquée disparaît en quelques heures ou quelques jours.',
      }),
      'Reprendre ma réservation',
    ),
  sample: () => ({ ...SAMPLE, message: 'Il manquait une part à l’heure dite. Rien n’a été débité.' }),
})

const readDeclined = async ({ shareId }: { shareId: number }, query: MailQuery): Promise<Shared | null> => {
  const [share] = (
    await query<{ deposit_id: number; name: string | null; position: number }>(
      'select deposit_id, name, position from deposit_shares where id = $1 and declined_at is not null',
      [shareId],
    )
  ).rows
  const shared = share && (await readShared('open')({ depositId: share.deposit_id }, query))
  return shared ? { ...shared, missing: [share.name ?? `le voyageur de ${nameOf(share)}`], missingCount: 1 } : null
}

/** Says to who booked who does not come, and what can be done. */
export const shareDeclinedMail = defineWordedMail({
  text: 'share_declined',
  limitedFor: 'nobody',
  read: readDeclined,
  write: (shared, say) => sharedMail(shared, say({ ...sharedFacts(shared), qui: shared.missing.join('') })),
  sample: () => SAMPLE,
})

const SAMPLE: Shared = {
  ...{ email: SAMPLE_READER.email, first_name: SAMPLE_READER.firstName, trip: SAMPLE_SHARED_TRIP, cents: 54_000 },
  ...{ cartId: 41, count: 3, missing: ['Lou'], missingCount: 1, message: '' },
  until: `${formatLongDate('2027-03-04')} à 18 h 00`,
}
