import { formatLongDate } from '@/domain/days/french-dates'
import { withdrawalEnd } from '@/domain/gift-cards/gift-card'
import { giftPaidBy } from '@/domain/gift-cards/gift-desk'
import { spellGiftCode } from '@/domain/gift-cards/gift-code'
import { legalVersionPath } from '@/domain/legal/legal-documents'
import { env } from '@/env'
import type { GiftPaper } from '@/server/features/documents/build-gift-pdf'
import { openGiftCode } from '@/server/features/ledger/gift-cards/gift-secrets'
import { Letter } from '@/server/platform/email/letter'
import {
  defineWordedMail,
  SAMPLE_READER,
  type ComposedMail,
  type MailQuery,
  type SaidMail,
} from '@/server/platform/email/mail'
import { MailQuote } from '@/server/platform/email/mail-parts'
import { attachment, euros, GIFT_SAMPLE, giftPage, paperOf, purchasePage, readGift, type Gift } from './read-gift'

type Told = { giftCardId: number }

type Bought = Gift & { href: string; paper: GiftPaper | null }

/** The receipt of a card: what it was, when it leaves, until when one may withdraw; on paper where it is printed. */
export const giftBoughtMail = defineWordedMail({
  text: 'gift_bought',
  limitedFor: 'nobody',
  read: async ({ giftCardId }: Told, query): Promise<Bought | null> => {
    const gift = await readGift(query, giftCardId, 'g.buyer_email is not null')
    if (!gift) return null
    const paper = gift.recipientEmail === null ? await paperOf(query, giftCardId) : null
    return { ...gift, href: purchasePage(gift), paper }
  },
  write: async (gift, say) => {
    const said = say({
      ...{ somme: euros(gift.amountCents), 'pour-qui': gift.recipientName },
      ...{ moyen: giftPaidBy(gift.paidBy), jour: formatLongDate(gift.paidOn) },
      idée:
        gift.tripName === null
          ? []
          : [`Elle dit ton idée : ${gift.tripName}. C’est une somme, qui se dépense sur toutes les aventures.`],
      envoi: [leavingWords(gift)],
      'validité-et-rétractation': [
        `La carte s’utilise jusqu’au ${formatLongDate(gift.expiresOn)}, en une ou plusieurs fois. Tu peux te rétracter jusqu’au ${formatLongDate(withdrawalEnd(gift.paidOn))} depuis ta page : ce qui n’est pas dépensé te revient.`,
      ],
      conditions: termsWords(gift),
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
      ...(gift.paper && { attachments: await attachment(gift.paper) }),
    }
  },
  sample: () => ({ ...GIFT_SAMPLE, href: `${env().SITE_URL}/carte-offerte#token=exemple`, paper: null }),
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

/** How a card is spent, and until when. */
const codeWords = ({ code, expiresOn }: Omit<Received, 'id'>): string =>
  `Ton code : ${code}. Il s’utilise à l’étape du paiement, en une ou plusieurs fois, jusqu’au ${formatLongDate(expiresOn)}.`

const receivedLetter = (gift: Omit<Received, 'id'>, said: SaidMail): ComposedMail => ({
  to: gift.recipientEmail ?? '',
  subject: said.subject,
  content: (
    <Letter
      {...said}
      firstName={gift.recipientName}
      action="Ouvrir ma carte"
      href={gift.href}
      footnote="Tu reçois ce message parce qu’une personne t’offre une carte cadeau. Ton adresse ne sert qu’à cela."
    />
  ),
})

const againLetter = (gift: { to: string; toName: string; href: string }, said: SaidMail): ComposedMail => ({
  to: gift.to,
  subject: said.subject,
  content: (
    <Letter
      {...said}
      firstName={gift.toName}
      action="Ouvrir ma carte"
      href={gift.href}
      footnote="Tu reçois ce message parce qu’une carte cadeau est à ton nom. Ton adresse ne sert qu’à cela."
    />
  ),
})

/** The card itself, for who receives it: from whom, the words, the code, its page, and the paper. */
export const giftReceivedMail = defineWordedMail({
  text: 'gift_received',
  limitedFor: 'nobody',
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
  write: async ({ id, ...gift }, say) => ({
    ...receivedLetter(
      gift,
      say({
        ...{ 'de-qui': gift.giverName, somme: euros(gift.amountCents) },
        mot: gift.message === null ? [] : [<MailQuote key="mot">{gift.message}</MailQuote>],
        idée:
          gift.tripName === null
            ? []
            : [`Son idée : ${gift.tripName}. Rien ne t’y oblige : la carte se dépense sur toutes les aventures.`],
        'code-et-validité': [codeWords(gift)],
      }),
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
    ...GIFT_SAMPLE,
    code: 'LAGO-7F3K-9CQD',
    href: `${env().SITE_URL}/carte-cadeau#token=exemple`,
    paper: null,
  }),
})

/** The card once more, or for the first time for who it went over to: what it holds, the code, its page and the paper. */
export const giftAgainMail = defineWordedMail({
  text: 'gift_again',
  limitedFor: 'nobody',
  read: async ({ giftCardId }: Told, query): Promise<(Received & { to: string; toName: string }) | null> => {
    const gift = await readGift(
      query,
      giftCardId,
      'g.stopped_at is null and coalesce(g.recipient_email, g.buyer_email) is not null',
    )
    if (!gift) return null
    const code = spellGiftCode(openGiftCode(gift.codeSealed))
    const isPrinted = gift.recipientEmail === null
    return {
      ...{ ...gift, code, href: giftPage(gift), paper: await paperOf(query, giftCardId) },
      to: gift.recipientEmail ?? gift.buyerEmail,
      toName: isPrinted ? gift.giverName : gift.recipientName,
    }
  },
  write: async ({ id, ...gift }, say) => ({
    ...againLetter(
      gift,
      say({
        ...{ 'de-qui': gift.giverName, reste: euros(gift.balanceCents) },
        'code-et-validité': codeWords(gift),
      }),
    ),
    ...(gift.paper && { attachments: await attachment(gift.paper) }),
    onSent: (query: MailQuery) =>
      query(
        `with sent as (update gift_cards set sent_at = now() where id = $1 and sent_at is null and recipient_email is not null
           returning id)
         insert into gift_card_events (card_id, kind) select id, 'sent' from sent`,
        [id],
      ),
  }),
  sample: () => ({
    ...GIFT_SAMPLE,
    to: 'nina@lagopede.test',
    toName: 'Nina',
    code: 'LAGO-7F3K-9CQD',
    href: `${env().SITE_URL}/carte-cadeau#token=exemple`,
    paper: null,
  }),
})

/** Recalls a card that ends soon and still holds something, to who has it. */
export const giftEndsMail = defineWordedMail({
  text: 'gift_ends',
  limitedFor: 'nobody',
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
  write: (gift, say) => {
    const said = say({
      ...{ 'de-qui': gift.giverName, reste: euros(gift.balanceCents), limite: formatLongDate(gift.expiresOn) },
    })
    return {
      to: gift.to,
      subject: said.subject,
      content: (
        <Letter
          {...said}
          firstName={gift.recipientEmail === null ? gift.giverName : gift.recipientName}
          action="Voir la carte"
          href={gift.href}
          footnote="Tu reçois ce message parce qu’une carte cadeau t’attend."
        />
      ),
    }
  },
  sample: () => ({ ...GIFT_SAMPLE, to: SAMPLE_READER.email, href: `${env().SITE_URL}/carte-cadeau#token=exemple` }),
})
