import type { CartDetail } from '@/contract/cart-detail'
import type { SharedDeposit } from '@/contract/shared-deposits'
import { mostSharers } from '@/domain/payments/shared-deposit'
import { giftTotal, paymentPlan, type PaymentChoice } from './payment-plan'

/** Between how many the deposit of a cart may be shared; zero where it can't be. */
export const sharersOf = ({ cart, choice }: { cart: CartDetail; choice: PaymentChoice }): number => {
  if (choice.means !== 'card' || choice.share !== 'deposit') return 0
  const { due } = paymentPlan({ price: cart.price, gifts: giftTotal(cart), means: 'card', share: 'deposit' })
  return mostSharers({ travelers: cart.travelers_count, dueCents: Math.round(due * 100) })
}

/** A choice as it can be had: what is not by card, or is all of it, nobody shares. */
export const takenChoice = ({ cart, wish }: { cart: CartDetail; wish: PaymentChoice }): PaymentChoice =>
  wish.sharers && wish.sharers.length > sharersOf({ cart, choice: wish }) ? { ...wish, sharers: undefined } : wish

/** The first names of the travelers, as they were typed: a share each, the first for who books. */
export const sharersNamed = ({ cart, count }: { cart: CartDetail; count: number }): string[] =>
  Array.from({ length: count }, (_, index) => {
    const typed = cart.participants[index]?.first_name ?? (index === 0 ? cart.customer.first_name : null)
    return (typed ?? '').trim().slice(0, 40)
  })

type SharePart = SharedDeposit['shares'][number]

/** Who pays a share, in a few words. */
export const shareName = ({ name, position }: Pick<SharePart, 'name' | 'position'>): string =>
  name ?? `Part ${String(position)}`

/** Whose share it is, within a sentence. */
export const sharePayer = ({ name, position }: Pick<SharePart, 'name' | 'position'>): string =>
  name ?? `le voyageur de la part ${String(position)}`

export const isIn = ({ state }: Pick<SharePart, 'state'>): boolean => state === 'ready' || state === 'paid'

/** How far a share is, for who books. */
export const shareWords: Record<SharePart['state'], string> = {
  missing: 'Pas encore réglée',
  declined: 'Ne vient pas',
  waiting: 'Paiement commencé, pas encore fini',
  refused: 'Carte refusée, à réessayer',
  ready: 'Autorisée, elle attend les autres',
  paid: 'Réglée',
  lost: 'La banque a retiré son accord',
  released: 'Autorisation levée',
}
