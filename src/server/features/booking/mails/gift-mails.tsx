import { formatLongDate } from '@/domain/french-dates'
import { frenchSpaces } from '@/domain/french-spaces'
import { withdrawalEnd } from '@/domain/gift-card'
import { giftPaidBy } from '@/domain/gift-desk'
import { spellGiftCode } from '@/domain/gift-code'
import { legalVersionPath } from '@/domain/legal-documents'
import { env } from '@/env'
import { defineMail, SAMPLE_READER, type MailQuery } from '@/server/platform/email/mail'
import { MailLayout } from '@/server/platform/email/mail-layout'
import { MailAction, MailGreeting, MailQuote, MailText, MailTitle } from '@/server/platform/email/mail-parts'
import type { GiftPaper } from '../gift-cards/gift-paper-facts'
import { openGiftCode } from '../gift-cards/gift-secrets'
import { BookingMail } from './booking-mail'
import { attachment, euros, GIFT_SAMPLE, giftPage, paperOf, purchasePage, readGift, type Gift } from './read-gift'

type Told = { giftCardId: number }

type Bought = Gift & { href: string; paper: GiftPaper | null }

/** The receipt of a card: what it was, when it leaves, until when one may withdraw; on paper where it is printed. */
export const giftBoughtMail = defineMail({
  limitedFor: 'nobody',
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
          `Nous avons reçu ${euros(gift.amountCents)} ${giftPaidBy(gift.paidBy)}, le ${formatLongDate(gift.paidOn)}, pour une carte cadeau. Ce message est ton reçu.`,
          ...(gift.tripName === null
            ? []
            : [`Elle dit ton idée : ${gift.tripName}. C’est une somme, qui se dépense sur toutes les aventures.`]),
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

/** The card itself, for who receives it: from whom, the words, the code, its page, and the paper. */
export const giftReceivedMail = defineMail({
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
        {gift.tripName !== null && (
          <MailText>
            {frenchSpaces(
              `Son idée : ${gift.tripName}. Rien ne t’y oblige : la carte se dépense sur toutes les aventures.`,
            )}
          </MailText>
        )}
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
    ...GIFT_SAMPLE,
    code: 'LAGO-7F3K-9CQD',
    href: `${env().SITE_URL}/carte-cadeau#token=exemple`,
    paper: null,
  }),
})

/** The card once more, or for the first time for who it went over to: what it holds, the code, its page and the paper. */
export const giftAgainMail = defineMail({
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
  write: async ({ id, ...gift }) => ({
    to: gift.to,
    subject: `Ta carte cadeau, ${euros(gift.balanceCents)} à utiliser`,
    content: (
      <BookingMail
        siteUrl={env().SITE_URL}
        firstName={gift.toName}
        title="Voici ta carte cadeau"
        preview={`Il reste ${euros(gift.balanceCents)} dessus.`}
        paragraphs={[
          `Voici la carte cadeau offerte par ${gift.giverName}. Il reste ${euros(gift.balanceCents)} dessus.`,
          `Ton code : ${gift.code}. Il s’utilise à l’étape du paiement, en une ou plusieurs fois, jusqu’au ${formatLongDate(gift.expiresOn)}. Si tu avais un autre code pour cette carte, il ne marche plus.`,
        ]}
        action="Ouvrir ma carte"
        href={gift.href}
        footnote={frenchSpaces(
          'Tu reçois ce message parce qu’une carte cadeau est à ton nom. Ton adresse ne sert qu’à cela.',
        )}
      />
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
export const giftEndsMail = defineMail({
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
  sample: () => ({ ...GIFT_SAMPLE, to: SAMPLE_READER.email, href: `${env().SITE_URL}/carte-cadeau#token=exemple` }),
})
