import type { GiftTrip } from '@/contract/gift-cards'
import { GIFT_AMOUNT, MOST_GIFT_MESSAGE, type GiftPicture } from '@/domain/gift-cards/gift-card'
import { isLongerThan } from '@/domain/text/text-length'

/** A card as it is being written. */
export type GiftDraft = {
  /** Whether a sum is given, or what a trip costs. */
  kind: 'amount' | 'trip'
  /** The trip that is chosen, at its price today. */
  trip: GiftTrip | null
  /** A proposed sum in euros, or what is typed. */
  amount: number | 'other'
  other: string
  picture: GiftPicture
  recipientName: string
  giverName: string
  message: string
  sends: 'mail' | 'paper'
  recipientEmail: string
  sendOn: string
  buyerEmail: string
  means: 'card' | 'bank_transfer'
  accepts: boolean
}

export const EMPTY_GIFT: GiftDraft = {
  kind: 'amount',
  trip: null,
  amount: 150,
  other: '200',
  picture: 'train-nuit',
  recipientName: '',
  giverName: '',
  message: '',
  sends: 'mail',
  recipientEmail: '',
  sendOn: '',
  buyerEmail: '',
  means: 'card',
  accepts: false,
}

/** The trip that the card as it is written is for; null for a sum. */
export const giftTrip = ({ kind, trip }: Pick<GiftDraft, 'kind' | 'trip'>): GiftTrip | null =>
  kind === 'trip' ? trip : null

/** What a card is worth as it is written, in euros; null while that is no sum. */
export const giftEuros = ({ kind, trip, amount, other }: GiftDraft): number | null => {
  if (kind === 'trip') return trip?.price ?? null
  if (amount !== 'other') return amount
  const typed = Number(other.trim().replace(',', '.'))
  return other.trim() !== '' && Number.isFinite(typed) ? Math.round(typed * 100) / 100 : null
}

export type GiftErrors = Partial<
  Record<
    | 'amount'
    | 'recipient_name'
    | 'giver_name'
    | 'message'
    | 'recipient_email'
    | 'send_on'
    | 'buyer_email'
    | 'accepts_terms',
    string
  >
>

/** What is missing or wrong before it is sent, by the names of the call. */
export const giftErrors = (draft: GiftDraft): GiftErrors => {
  const euros = giftEuros(draft)
  const { least, most } = GIFT_AMOUNT
  return {
    ...((euros === null || euros < least || euros > most) && {
      amount:
        draft.kind === 'trip'
          ? 'Choisis une aventure.'
          : `Choisis un montant entre ${String(least)} et ${String(most)}\u00a0€.`,
    }),
    ...(draft.recipientName.trim() === '' && { recipient_name: 'À qui l’offres-tu\u00a0?' }),
    ...(draft.giverName.trim() === '' && { giver_name: 'De la part de qui\u00a0?' }),
    ...(isLongerThan({ text: draft.message, max: MOST_GIFT_MESSAGE }) && { message: 'Ton message est trop long.' }),
    ...(draft.sends === 'mail' &&
      draft.recipientEmail.trim() === '' && { recipient_email: 'Où envoyer la carte\u00a0?' }),
    ...(draft.buyerEmail.trim() === '' && { buyer_email: 'Ton adresse, pour le reçu.' }),
    ...(!draft.accepts && { accepts_terms: 'Accepte les conditions pour payer.' }),
  }
}

/** The draft as the call takes it. */
export const giftBody = ({ draft, termsVersion }: { draft: GiftDraft; termsVersion: string }) =>
  ({
    amount: giftEuros(draft) ?? 0,
    trip_id: giftTrip(draft)?.id ?? null,
    picture: draft.picture,
    giver_name: draft.giverName,
    buyer_email: draft.buyerEmail,
    recipient_name: draft.recipientName,
    recipient_email: draft.sends === 'mail' ? draft.recipientEmail : null,
    message: draft.message,
    send_on: draft.sends === 'mail' && draft.sendOn !== '' ? draft.sendOn : null,
    means: draft.means,
    terms_version: termsVersion,
    accepts_terms: true,
  }) as const
