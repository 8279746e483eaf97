import { onlyRow } from '@/server/platform/db/only-row'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { formatLongDate } from '@/domain/days/french-dates'
import { frenchSpaces } from '@/domain/text/french-spaces'
import { GIFT_WITHDRAWAL_DAYS, withdrawalDeclaration, withdrawalEnd } from '@/domain/gift-cards/gift-card'
import { SERVER_PATHS } from '@/domain/site/server-paths'
import { timeInParis } from '@/domain/days/time-in-paris'
import { env } from '@/env'
import { lastCardText } from '@/server/features/ledger/gift-cards/gift-origin'
import { Letter } from '@/server/platform/email/letter'
import { defineWordedMail, SAMPLE_READER } from '@/server/platform/email/mail'
import { MailAction, MailText } from '@/server/platform/email/mail-parts'
import { euros, GIFT_SAMPLE, purchasePage, readGift, type Gift } from './read-gift'

type Withdrawn = Gift & { href: string; isOwn: boolean; declaredAt: Date }

/** Says that what a card held goes back to who bought it; the receipt of a withdrawal, with its words, day and hour. */
export const giftWithdrawnMail = defineWordedMail({
  text: 'gift_withdrawn',
  limitedFor: 'nobody',
  read: async ({ giftCardId }: { giftCardId: number }, query): Promise<Withdrawn | null> => {
    const condition = `g.stopped_for in ('withdrawn', 'voided') and g.buyer_email is not null`
    const gift = await readGift(query, giftCardId, condition)
    if (!gift || gift.refundedCents === 0) return null
    const { rows } = await query<Pick<Withdrawn, 'isOwn' | 'declaredAt'>>(
      `select stopped_for = 'withdrawn' as "isOwn", stopped_at as "declaredAt" from gift_cards where id = $1`,
      [giftCardId],
    )
    return { ...gift, ...onlyRow(rows), href: purchasePage(gift) }
  },
  write: (gift, say) => {
    const spent = gift.boughtCents - gift.refundedCents
    const said = say({
      somme: euros(gift.refundedCents),
      annonce: gift.isOwn ? 'Accusé de réception de ta rétractation' : 'Ta carte cadeau est annulée',
      titre: gift.isOwn ? 'Ta rétractation est enregistrée' : 'Ta carte cadeau est annulée',
      déclaration: gift.isOwn ? declarationOf(gift) : [],
      'ce-qui-revient': [
        `La carte cadeau de ${euros(gift.boughtCents)} pour ${gift.recipientName} ne vaut plus rien. ${backWords(gift)}`,
      ],
      'déjà-dépensé':
        spent > 0 ? [`${euros(spent)} avaient déjà été dépensés avec elle : ils ne sont pas rendus.`] : [],
    })
    return {
      to: gift.buyerEmail,
      subject: said.subject,
      content: (
        <Letter
          {...said}
          firstName={gift.giverName}
          action="Voir ma carte offerte"
          href={gift.href}
          footnote="Tu reçois ce message parce que tu as acheté une carte cadeau."
        />
      ),
    }
  },
  sample: () => ({
    ...GIFT_SAMPLE,
    isOwn: true,
    declaredAt: new Date('2026-12-03T09:05:00Z'),
    href: `${env().SITE_URL}/carte-offerte#token=exemple`,
  }),
})

/** What was declared, by whom, about which contract, and the day and hour at which it arrived. */
const declarationOf = ({ declaredAt, giverName, buyerEmail, boughtCents, recipientName, paidOn }: Withdrawn) => [
  `Nous avons reçu ta déclaration le ${formatLongDate(calendarDayInParis(declaredAt))} à ${timeInParis(declaredAt)}, heure de Paris. Garde ce message : il en est la preuve.`,
  `« Je, ${giverName} (${buyerEmail}), ${withdrawalDeclaration({ amount: boughtCents / 100, recipientName })}, payée le ${formatLongDate(paidOn)}. »`,
]

const backWords = ({ paidBy, refundedCents }: Gift): string =>
  paidBy === 'card'
    ? `Nous rendons ${euros(refundedCents)} sur la carte bancaire qui l’a payée, en général sous cinq à dix jours et au plus tard sous quatorze.`
    : `Nous te rendons ${euros(refundedCents)} par virement, sous quatorze jours au plus tard. Réponds à ce message avec ton IBAN s’il a changé.`

type Link = { amountCents: number; recipientName: string; paidOn: string; href: string }

/** The private pages of the purchases that an address may still withdraw from; nothing where there is none. */
export const giftWithdrawalLinksMail = defineWordedMail({
  text: 'gift_withdrawal_links',
  // Its call counts: see `askWithdrawal`.
  limitedFor: 'nobody',
  read: async ({ email }: { email: string }, query): Promise<{ email: string; links: Link[] } | null> => {
    const { rows } = await query<Omit<Link, 'href'> & { purchaseSealed: string }>(WITHDRAWABLE, [
      email,
      GIFT_WITHDRAWAL_DAYS,
    ])
    const found = rows
    if (found.length === 0) return null
    return {
      email,
      links: found.map(({ purchaseSealed, ...link }) => ({ ...link, href: purchasePage({ purchaseSealed }) })),
    }
  },
  write: ({ email, links }, say) => {
    const said = say({
      'comment-renoncer': [
        'Sur la page de ton achat, choisis « Renoncer au contrat ici », puis « Confirmer la rétractation ».',
      ],
      achats: links.map((link) => <PurchaseLink key={link.href} {...link} />),
    })
    return {
      to: email,
      subject: said.subject,
      content: (
        <Letter
          {...said}
          footnote={`Tu reçois ce message parce que cette adresse a été écrite sur ${SERVER_PATHS.withdrawal}.`}
        />
      ),
    }
  },
  sample: () => ({
    email: SAMPLE_READER.email,
    links: [
      {
        ...{ amountCents: 15_000, recipientName: 'Nina', paidOn: '2026-12-01' },
        href: `${env().SITE_URL}/carte-offerte#token=exemple`,
      },
    ],
  }),
})

const PurchaseLink = ({ amountCents, recipientName, paidOn, href }: Link) => (
  <div>
    <MailText>
      {frenchSpaces(
        `Carte de ${euros(amountCents)} pour ${recipientName}, payée le ${formatLongDate(paidOn)}. Tu peux y renoncer jusqu’au ${formatLongDate(withdrawalEnd(paidOn))}.`,
      )}
    </MailText>
    <MailAction href={href}>Ouvrir la page de cet achat</MailAction>
  </div>
)

const WITHDRAWABLE = /* sql */ `
  select b.amount_cents as "amountCents", coalesce(b.recipient_name, '') as "recipientName", b.purchase_sealed as "purchaseSealed",
    to_char(b.paid_at at time zone 'Europe/Paris', 'YYYY-MM-DD') as "paidOn"
  from gift_cards b
  join gift_cards g on g.id = (${lastCardText('b.id')})
  where lower(b.buyer_email) = lower($1) and b.replaces_id is null and g.stopped_at is null
    and (b.paid_at at time zone 'Europe/Paris')::date + $2::int >= (now() at time zone 'Europe/Paris')::date
    and (select sum(n.amount_cents) from credit_entries n where n.account_id = g.account_id) > 0
  order by b.paid_at, b.id
  limit 20`
