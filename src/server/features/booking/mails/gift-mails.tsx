import { formatLongDate } from '@/domain/french-dates'
import { frenchSpaces } from '@/domain/french-spaces'
import { withdrawalEnd } from '@/domain/gift-card'
import { spellGiftCode } from '@/domain/gift-code'
import { legalVersionPath } from '@/domain/legal-documents'
import { formatPrice } from '@/domain/price'
import { secretLink } from '@/domain/secret-link'
import { env } from '@/env'
import { defineMail, SAMPLE_READER, type ComposedMail, type MailQuery } from '@/server/platform/email/mail'
import { MailLayout } from '@/server/platform/email/mail-layout'
import { MailAction, MailGreeting, MailQuote, MailText, MailTitle } from '@/server/platform/email/mail-parts'
import { buildGiftPdf } from '../documents/build-gift-pdf'
import { readGiftPaper } from '../gift-cards/draw-gift-paper'
import type { GiftPaper } from '../gift-cards/gift-paper-facts'
import { openGiftCode } from '../gift-cards/gift-secrets'
import { openPaymentToken } from '../payments/payment-link'
import { BookingMail } from './booking-mail'

type Told = { giftCardId: number }
type Gift = {
  id: number
  amountCents: number
  giverName: string
  buyerEmail: string
  recipientName: string
  recipientEmail: string | null
  message: string | null
  sendOn: string | null
  expiresOn: string
  paidOn: string
  termsVersion: string | null
  purchaseSealed: string
  linkSealed: string
  codeSealed: string
  balanceCents: number
  refundedCents: number
}

const GIFT = /* sql */ `
  select g.id, o.amount_cents as "amountCents", coalesce(g.giver_name, '') as "giverName", g.buyer_email as "buyerEmail",
    coalesce(g.recipient_name, '') as "recipientName", g.recipient_email as "recipientEmail", g.message,
    to_char(g.send_on, 'YYYY-MM-DD') as "sendOn", to_char(g.expires_on, 'YYYY-MM-DD') as "expiresOn",
    to_char(g.paid_at at time zone 'Europe/Paris', 'YYYY-MM-DD') as "paidOn", g.terms_version as "termsVersion",
    g.purchase_sealed as "purchaseSealed", g.link_sealed as "linkSealed", g.code_sealed as "codeSealed",
    (select coalesce(sum(n.amount_cents), 0)::int from credit_entries n where n.account_id = g.account_id) as "balanceCents",
    (select coalesce(sum(f.amount_cents), 0)::int from payment_refunds f where f.intent_id = g.intent_id) as "refundedCents"
  from gift_cards g join credit_entries o on o.account_id = g.account_id and o.reason = 'opened'
  where g.id = $1 and `

const readGift = async (query: MailQuery, id: number, condition: string): Promise<Gift | null> =>
  ((await query(GIFT + condition, [id])).rows[0] as Gift | undefined) ?? null

const paperOf = (query: MailQuery, value: number) => readGiftPaper({ query, condition: 'g.id = $1', value })

const attachment = async (paper: GiftPaper): Promise<NonNullable<ComposedMail['attachments']>> => [
  { filename: 'carte-cadeau.pdf', content: await buildGiftPdf(paper), contentType: 'application/pdf' },
]

const euros = (cents: number): string => formatPrice(cents / 100)
const purchasePage = (gift: Pick<Gift, 'purchaseSealed'>): string =>
  env().SITE_URL + secretLink({ page: '/carte-offerte', token: openPaymentToken(gift.purchaseSealed) })
const giftPage = (gift: Pick<Gift, 'linkSealed'>): string =>
  env().SITE_URL + secretLink({ page: '/carte-cadeau', token: openPaymentToken(gift.linkSealed) })

type Bought = Gift & { href: string; paper: GiftPaper | null }

/** The receipt of a card: what it was, when it leaves, until when one may withdraw; on paper where it is printed. */
export const giftBoughtMail = defineMail({
  read: async ({ giftCardId }: Told, query): Promise<Bought | null> => {
    const gift = await readGift(query, giftCardId, 'g.buyer_email is not null')
    if (!gift) return null
    const paper = gift.recipientEmail === null ? await paperOf(query, giftCardId) : null
    return { ...gift, href: purchasePage(gift), paper }
  },
  write: async (gift) => ({
    to: gift.buyerEmail,
    subject: `Ta carte cadeau de ${euros(gift.amountCents)} pour ${gift.recipientName}`,
    content: (
      <BookingMail
        siteUrl={env().SITE_URL}
        firstName={gift.giverName}
        title="Ta carte cadeau est payée"
        preview={`${euros(gift.amountCents)} pour ${gift.recipientName}.`}
        paragraphs={[
          `Nous avons reçu ${euros(gift.amountCents)} par carte, le ${formatLongDate(gift.paidOn)}, pour une carte cadeau. Ce message est ton reçu.`,
          leavingWords(gift),
          `La carte s’utilise jusqu’au ${formatLongDate(gift.expiresOn)}, en une ou plusieurs fois. Tu peux te rétracter jusqu’au ${formatLongDate(withdrawalEnd(gift.paidOn))} depuis ta page : ce qui n’est pas dépensé te revient.`,
          ...termsWords(gift),
        ]}
        action="Voir ma carte offerte"
        href={gift.href}
        footnote="Tu reçois ce message parce que tu as acheté une carte cadeau."
      />
    ),
    ...(gift.paper && { attachments: await attachment(gift.paper) }),
  }),
  sample: () => ({ ...SAMPLE, href: `${env().SITE_URL}/carte-offerte#token=exemple`, paper: null }),
})

const leavingWords = ({ recipientName, recipientEmail, sendOn, paidOn }: Gift): string => {
  if (recipientEmail === null) return 'Elle est jointe à ce message, sur une page à imprimer et à plier en deux.'
  if (sendOn === null || sendOn <= paidOn) return `Elle part tout de suite à ${recipientName}, à ${recipientEmail}.`
  return `Elle part à ${recipientName}, à ${recipientEmail}, le ${formatLongDate(sendOn)} à 7 h du matin.`
}

const termsWords = ({ termsVersion: version }: Gift): string[] =>
  version === null
    ? []
    : [
        `Conditions acceptées, version ${version} : ${env().SITE_URL}${legalVersionPath({ kind: 'gift_card_terms', version })}`,
      ]

type Received = Gift & { href: string; code: string; paper: GiftPaper | null }

/** The card itself, for who receives it: from whom, the words, the code, its page, and the paper. */
export const giftReceivedMail = defineMail({
  read: async ({ giftCardId }: Told, query): Promise<Received | null> => {
    const gift = await readGift(
      query,
      giftCardId,
      'g.stopped_at is null and g.sent_at is null and g.recipient_email is not null',
    )
    if (!gift) return null
    const code = spellGiftCode(openGiftCode(gift.codeSealed))
    return { ...gift, code, href: giftPage(gift), paper: await paperOf(query, giftCardId) }
  },
  write: async ({ id, ...gift }) => ({
    to: gift.recipientEmail ?? '',
    subject: `${gift.giverName} t’offre un départ`,
    content: (
      <MailLayout
        preview={frenchSpaces(`Une carte cadeau de ${euros(gift.amountCents)} t’attend.`)}
        siteUrl={env().SITE_URL}
        footnote={frenchSpaces(
          'Tu reçois ce message parce qu’une personne t’offre une carte cadeau. Ton adresse ne sert qu’à cela.',
        )}
      >
        <MailTitle>{frenchSpaces(`${gift.giverName} t’offre un départ`)}</MailTitle>
        <MailGreeting firstName={gift.recipientName} />
        <MailText>
          {frenchSpaces(
            `${gift.giverName} t’offre une carte cadeau de ${euros(gift.amountCents)}, pour partir à l’aventure avec Lagopède.`,
          )}
        </MailText>
        {gift.message !== null && <MailQuote>{gift.message}</MailQuote>}
        <MailText>
          {frenchSpaces(
            `Ton code : ${gift.code}. Il s’utilise à l’étape du paiement, en une ou plusieurs fois, jusqu’au ${formatLongDate(gift.expiresOn)}.`,
          )}
        </MailText>
        <MailAction href={gift.href}>Ouvrir ma carte</MailAction>
      </MailLayout>
    ),
    ...(gift.paper && { attachments: await attachment(gift.paper) }),
    onSent: (query: MailQuery) =>
      query(
        `with sent as (update gift_cards set sent_at = now() where id = $1 and sent_at is null returning id)
         insert into gift_card_events (card_id, kind) select id, 'sent' from sent`,
        [id],
      ),
  }),
  sample: () => ({
    ...SAMPLE,
    code: 'LAGO-7F3K-9CQD',
    href: `${env().SITE_URL}/carte-cadeau#token=exemple`,
    paper: null,
  }),
})

/** Says that what a card held goes back to who bought it. */
export const giftWithdrawnMail = defineMail({
  read: async ({ giftCardId }: Told, query): Promise<(Gift & { href: string }) | null> => {
    const gift = await readGift(query, giftCardId, `g.stopped_for = 'withdrawn' and g.buyer_email is not null`)
    return gift && { ...gift, href: purchasePage(gift) }
  },
  write: (gift) => ({
    to: gift.buyerEmail,
    subject: `Ta carte cadeau est annulée, ${euros(gift.refundedCents)} te reviennent`,
    content: (
      <BookingMail
        siteUrl={env().SITE_URL}
        firstName={gift.giverName}
        title="Ta rétractation est enregistrée"
        preview={`${euros(gift.refundedCents)} te reviennent.`}
        paragraphs={[
          `La carte cadeau de ${euros(gift.amountCents)} pour ${gift.recipientName} ne vaut plus rien. Nous rendons ${euros(gift.refundedCents)} sur la carte bancaire qui l’a payée, en général sous cinq à dix jours et au plus tard sous quatorze.`,
          ...(gift.refundedCents < gift.amountCents
            ? [
                `${euros(gift.amountCents - gift.refundedCents)} avaient déjà été dépensés avec elle : ils ne sont pas rendus.`,
              ]
            : []),
        ]}
        action="Voir ma carte offerte"
        href={gift.href}
        footnote="Tu reçois ce message parce que tu as acheté une carte cadeau."
      />
    ),
  }),
  sample: () => ({ ...SAMPLE, href: `${env().SITE_URL}/carte-offerte#token=exemple` }),
})

/** Recalls a card that ends soon and still holds something, to who has it. */
export const giftEndsMail = defineMail({
  read: async ({ giftCardId }: Told, query): Promise<(Gift & { href: string; to: string }) | null> => {
    const gift = await readGift(
      query,
      giftCardId,
      `g.stopped_at is null and coalesce(g.recipient_email, g.buyer_email) is not null
       and g.expires_on >= (now() at time zone 'Europe/Paris')::date`,
    )
    if (!gift || gift.balanceCents === 0) return null
    return { ...gift, href: giftPage(gift), to: gift.recipientEmail ?? gift.buyerEmail }
  },
  write: (gift) => ({
    to: gift.to,
    subject: `Il reste ${euros(gift.balanceCents)} sur la carte cadeau, jusqu’au ${formatLongDate(gift.expiresOn)}`,
    content: (
      <BookingMail
        siteUrl={env().SITE_URL}
        firstName={gift.recipientEmail === null ? gift.giverName : gift.recipientName}
        title="La carte cadeau arrive à sa fin"
        preview={`${euros(gift.balanceCents)} à utiliser jusqu’au ${formatLongDate(gift.expiresOn)}.`}
        paragraphs={[
          `Il reste ${euros(gift.balanceCents)} sur la carte cadeau offerte par ${gift.giverName}. Elle s’utilise jusqu’au ${formatLongDate(gift.expiresOn)}.`,
        ]}
        action="Voir la carte"
        href={gift.href}
        footnote="Tu reçois ce message parce qu’une carte cadeau t’attend."
      />
    ),
  }),
  sample: () => ({ ...SAMPLE, to: SAMPLE_READER.email, href: `${env().SITE_URL}/carte-cadeau#token=exemple` }),
})

const SAMPLE: Gift = {
  id: 7,
  amountCents: 15_000,
  giverName: 'Camille',
  buyerEmail: SAMPLE_READER.email,
  recipientName: 'Nina',
  recipientEmail: 'nina@lagopede.test',
  message: 'Tu disais que tu n’avais jamais dormi dans un train. Choisis le tien, je garde le chat.',
  sendOn: '2026-12-24',
  expiresOn: '2028-12-24',
  paidOn: '2026-12-01',
  termsVersion: '2026-12',
  purchaseSealed: '',
  linkSealed: '',
  codeSealed: '',
  balanceCents: 8_500,
  refundedCents: 15_000,
}
