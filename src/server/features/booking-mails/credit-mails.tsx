import { formatLongDate } from '@/domain/days/french-dates'
import { formatPrice } from '@/domain/text/price'
import { refundDay } from '@/domain/ledger/refund-due'
import { env } from '@/env'
import { Letter } from '@/server/platform/email/letter'
import { defineWordedMail, SAMPLE_READER, type MailQuery, type SaidMail } from '@/server/platform/email/mail'

type Credit = {
  email: string
  first_name: string | null
  /** What is left, or what was returned last, in cents. */
  cents: number
  day: string
  number: string
  /** Of what was returned, what goes back on the card that had paid; null while nothing was. */
  on_card: number | null
  /** The same of the gift card that had paid. */
  on_gift: number | null
}

const FOOTNOTE = 'Tu reçois ce message parce que tu as choisi un avoir.'

const LEFT = /* sql */ `
  select u.email, u.first_name, to_char(a.expires_on, 'YYYY-MM-DD') as day, r.number,
    (select sum(n.amount_cents)::int from credit_entries n where n.account_id = a.id) as cents, null::int as on_card, null::int as on_gift
  from credit_accounts a join users u on u.id = a.user_id join reservations r on r.id = a.origin_reservation_id
  where a.id = $1 and u.deleted_at is null and a.expires_on >= (now() at time zone 'Europe/Paris')::date`

// What is asked of the card is written in the transaction that writes the payment.
const RETURNED = /* sql */ `
  select u.email, u.first_name, r.number, -n.amount_cents as cents,
    to_char(n.at at time zone 'Europe/Paris', 'YYYY-MM-DD') as day,
    (select coalesce(sum(f.amount_cents), 0)::int from payment_refunds f
      where f.reservation_id = r.id and f.created_at::timestamptz(3) = y.created_at and f.state <> 'failed') as on_card,
    (select coalesce(sum(p.amount_cents), 0)::int from payments p where p.reservation_id = r.id and p.kind = 'refund'
      and p.method = 'gift_card' and p.created_at = y.created_at) as on_gift
  from credit_entries n join credit_accounts a on a.id = n.account_id join users u on u.id = a.user_id
    join reservations r on r.id = a.origin_reservation_id left join payments y on y.id = n.payment_id
  where a.id = $1 and n.reason in ('expired', 'reversed') and u.deleted_at is null order by n.id desc limit 1`

const readBy =
  (statement: string) =>
  async ({ accountId }: { accountId: number }, query: MailQuery) => {
    const { rows } = await query<Credit>(statement, [accountId])
    const credit = rows[0]
    return credit && credit.cents > 0 ? credit : null
  }

/** Recalls a credit that ends soon; nothing once it is used up. */
export const creditReminderMail = defineWordedMail({
  text: 'credit_reminder',
  limitedFor: 'nobody',
  read: readBy(LEFT),
  write: ({ email, first_name: firstName, cents, day }, say) => {
    const said = say({
      ...{ somme: formatPrice(cents / 100), jour: formatLongDate(day) },
      'sort-du-reste':
        'Ce qui n’aura pas servi te sera remboursé, sans rien demander, dans les quatorze jours qui suivent.',
    })
    return {
      to: email,
      subject: said.subject,
      content: <CreditLetter {...{ said, firstName }} action="Voir mon avoir" />,
    }
  },
  sample: () => SAMPLE,
})

/** Says that what is left of a credit is refunded now. */
export const creditReturnedMail = defineWordedMail({
  text: 'credit_returned',
  limitedFor: 'nobody',
  read: readBy(RETURNED),
  write: ({ email, first_name: firstName, cents, day, number, on_card: onCard, on_gift: onGift }, say) => {
    const said = say({
      ...{ somme: formatPrice(cents / 100), numéro: number, 'au-plus-tard': formatLongDate(refundDay(day)) },
      moyen: returnMeans({ cents, onCard: onCard ?? 0, onGift: onGift ?? 0 }),
      iban: cents > (onCard ?? 0) + (onGift ?? 0) ? ['Si nous n’avons pas ton IBAN, réponds à ce mail.'] : [],
    })
    return {
      to: email,
      subject: said.subject,
      content: <CreditLetter {...{ said, firstName }} action="Voir mon compte" />,
    }
  },
  sample: () => SAMPLE,
})

type CreditLetterProps = { said: SaidMail; firstName: string | null; action: string }

const CreditLetter = ({ said, firstName, action }: CreditLetterProps) => (
  <Letter {...said} firstName={firstName} action={action} href={`${env().SITE_URL}/my-account`} footnote={FOOTNOTE} />
)

/** Each card has back what it gave; the rest is transferred. */
const returnMeans = ({ cents, onCard, onGift }: { cents: number; onCard: number; onGift: number }): string => {
  const parts = [
    { part: onGift, words: 'sur ta carte cadeau' },
    { part: onCard, words: 'sur la carte qui avait payé' },
    { part: cents - onCard - onGift, words: 'par virement' },
  ].filter(({ part }) => part > 0)
  const [only] = parts
  if (only && parts.length === 1) return only.words
  return `(${parts.map(({ part, words }) => `${formatPrice(part / 100)} ${words}`).join(', ')})`
}

const SAMPLE: Credit = {
  ...{ email: SAMPLE_READER.email, first_name: SAMPLE_READER.firstName },
  cents: 12_000,
  day: '2027-11-24',
  number: 'LG-27-0614-118',
  on_card: null,
  on_gift: null,
}
