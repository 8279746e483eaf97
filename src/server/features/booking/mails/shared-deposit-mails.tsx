import { formatLongDate } from '@/domain/french-dates'
import { formatPrice } from '@/domain/price'
import { env } from '@/env'
import { defineMail, SAMPLE_READER, type MailQuery } from '@/server/platform/email/mail'
import { BookingMail } from './booking-mail'
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
    const row = (await query(DEPOSIT, [depositId, state])).rows[0] as DepositRow | undefined
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

/** Says to who booked that the seats wait for the shares, until when, and where the links are. */
export const sharedDepositOpenedMail = defineMail({
  limitedFor: 'unproven',
  read: readShared('open'),
  write: (shared) => ({
    to: shared.email,
    subject: `Vos places attendent vos parts jusqu’au ${shared.until}`,
    content: (
      <BookingMail
        siteUrl={env().SITE_URL}
        firstName={shared.first_name}
        title="L’acompte est partagé"
        preview={`${String(shared.count)} parts, jusqu’au ${shared.until}.`}
        paragraphs={[
          `L’acompte de ${formatPrice(shared.cents / 100)} pour ${shared.trip} est partagé en ${String(shared.count)}. Les places attendent jusqu’au ${shared.until}.`,
          'Envoie son lien à chaque personne, et règle ta part avec le tien : ils sont à la page de ta réservation.',
          'Personne n’est débité avant que la dernière part soit là. S’il en manque une à l’heure dite, toutes les autorisations sont levées et rien n’est débité.',
        ]}
        action="Voir les parts"
        href={tunnelHref(shared)}
        footnote={FOOTNOTE}
      />
    ),
  }),
  sample: () => ({ ...SAMPLE, missing: ['Camille', 'Hugo', 'Lou'], missingCount: 3 }),
})

/** Says to who booked, some hours before the end, who is missing and what can be done. */
export const sharedDepositSoonMail = defineMail({
  limitedFor: 'nobody',
  read: readShared('open'),
  write: (shared) => ({
    to: shared.email,
    subject: `Il manque ${countShares(shared.missingCount)} avant le ${shared.until}`,
    content: (
      <BookingMail
        siteUrl={env().SITE_URL}
        firstName={shared.first_name}
        title="Il manque encore quelqu’un"
        preview={`Jusqu’au ${shared.until}.`}
        paragraphs={[
          `Pour ${shared.trip}, il manque encore ${countShares(shared.missingCount)} sur ${String(shared.count)} : ${shared.missing.join(', ')}.`,
          `Tu peux relancer, régler ce qui manque toi-même, ou arrêter le partage. Sans rien de tout cela, les places repartent le ${shared.until}, et personne n’est débité.`,
        ]}
        action="Voir les parts"
        href={tunnelHref(shared)}
        footnote={FOOTNOTE}
      />
    ),
  }),
  sample: () => SAMPLE,
})

const countShares = (count: number): string => (count === 1 ? 'une part' : `${String(count)} parts`)

/** Says to who booked that the sharing ended without an order, why, and that nothing was taken. */
export const sharedDepositEndedMail = defineMail({
  limitedFor: 'nobody',
  read: readShared('released'),
  write: (shared) => ({
    to: shared.email,
    subject: 'Le partage de l’acompte est terminé, rien n’a été débité',
    content: (
      <BookingMail
        siteUrl={env().SITE_URL}
        firstName={shared.first_name}
        title="Le partage est terminé"
        preview="Rien n’a été débité."
        paragraphs={[
          `L’acompte de ${shared.trip} n’a pas été réglé. ${shared.message}`,
          'Toutes les autorisations sont levées : selon les banques, la somme bloquée disparaît en quelques heures ou quelques jours. Ce que tu as écrit est gardé.',
        ]}
        action="Reprendre ma réservation"
        href={tunnelHref(shared)}
        footnote={FOOTNOTE}
      />
    ),
  }),
  sample: () => ({ ...SAMPLE, message: 'Il manquait une part à l’heure dite. Rien n’a été débité.' }),
})

const readDeclined = async ({ shareId }: { shareId: number }, query: MailQuery): Promise<Shared | null> => {
  const [share] = (
    await query('select deposit_id, name, position from deposit_shares where id = $1 and declined_at is not null', [
      shareId,
    ])
  ).rows as Array<{ deposit_id: number; name: string | null; position: number }>
  const shared = share && (await readShared('open')({ depositId: share.deposit_id }, query))
  return shared ? { ...shared, missing: [share.name ?? `le voyageur de ${nameOf(share)}`], missingCount: 1 } : null
}

/** Says to who booked who does not come, and what can be done. */
export const shareDeclinedMail = defineMail({
  limitedFor: 'nobody',
  read: readDeclined,
  write: (shared) => ({
    to: shared.email,
    subject: `Une réponse pour ta réservation\u00a0: ${shared.missing.join('')} ne vient pas`,
    content: (
      <BookingMail
        siteUrl={env().SITE_URL}
        firstName={shared.first_name}
        title="Quelqu’un ne vient pas"
        preview="Les autres parts t’attendent."
        paragraphs={[
          `Pour ${shared.trip}, ${shared.missing.join('')} a répondu «\u00a0Je ne viens pas\u00a0» depuis son lien. Rien n’a été débité, et les autres parts restent comme elles sont.`,
          `Tu peux régler cette part toi-même ou donner son lien à quelqu’un d’autre\u00a0: la place reste à votre groupe. Ou arrêter le partage, enlever une place, et partager à nouveau. Les places attendent jusqu’au ${shared.until}.`,
        ]}
        action="Voir les parts"
        href={tunnelHref(shared)}
        footnote={FOOTNOTE}
      />
    ),
  }),
  sample: () => SAMPLE,
})

const SAMPLE: Shared = {
  ...{ email: SAMPLE_READER.email, first_name: SAMPLE_READER.firstName, trip: SAMPLE_SHARED_TRIP, cents: 54_000 },
  ...{ cartId: 41, count: 3, missing: ['Lou'], missingCount: 1, message: '' },
  until: `${formatLongDate('2027-03-04')} à 18 h 00`,
}
