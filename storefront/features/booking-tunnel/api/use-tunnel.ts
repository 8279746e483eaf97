import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import type { CartDetail } from '@/contract/cart-detail'
import { ADDRESS_FIRST } from '@/domain/seats/unproven-hold'
import { isRefusal } from '@/storefront/lib/api/api-error'
import { MINE, queryClient } from '@/storefront/lib/api/query-client'
import { rememberCart } from '@/storefront/lib/session/cart'
import { changeSession, readSession } from '@/storefront/lib/session/store'
import { trackCart } from '@/storefront/lib/tracking/track-booking'
import { keepDraft, readKeptDraft } from '../rules/kept-draft'
import { nextLook } from '../rules/next-look'
import {
  addGiftCard,
  addPromo,
  dropCart,
  keepHold,
  loadCart,
  removeGiftCard,
  removePromo,
  saveCart,
  type CartChange,
} from './booking-calls'
import { createCartSaver, type CartSaver, type SavingState } from './cart-saver'

export type Tunnel = SavingState & {
  cart: CartDetail
  /** When the cart came, by this browser's clock. */
  receivedAt: number
  change: (change: CartChange, pause?: number) => void
  /** Sends what waits; false when it did not arrive or was refused. */
  flush: () => Promise<boolean>
  /** Says that the customer is still there, or takes the seats again. */
  hold: () => Promise<void>
  reload: () => Promise<unknown>
  /** Takes back what is asked of the cart and on its way: it is about to become a reservation, or to be no more. */
  stopLooking: () => Promise<void>
  /** Has a promo code taken off the price, in place of another; throws why it can't be. */
  addPromo: (code: string) => Promise<void>
  removePromo: () => Promise<void>
  /** Pays with a gift card, beside others; throws why it can't be. */
  addGiftCard: (code: string) => Promise<void>
  removeGiftCard: (card: number) => Promise<void>
  /** Gives the seats back and forgets what was typed; throws when that was refused. */
  abandon: () => Promise<void>
}

type TunnelState = { tunnel: Tunnel | null; error: Error | null; isAbandoned: boolean }

const savers = new Map<number, CartSaver>()
const abandoned = new Set<number>()

/** The cart of the steps, with what was changed and waits to be saved; `tunnel` is null until the cart came. */
export const useTunnel = (cartId: number): TunnelState => {
  const [isAbandoned, setIsAbandoned] = useState(false)
  const { data, error, dataUpdatedAt, refetch } = useQuery(
    {
      queryKey: keyOf(cartId),
      queryFn: ({ signal }) => loadCart({ id: cartId, signal }).then(sendKeptDraft),
      enabled: !isAbandoned,
      refetchOnWindowFocus: 'always',
      refetchInterval: (query) => (query.state.error ? false : nextLook(query.state.data)),
    },
    queryClient(),
  )
  const saver = saverOf(cartId)
  const saving = useSyncExternalStore(saver.subscribe, saver.read)
  if (!data) return { tunnel: null, error, isAbandoned }
  return {
    error,
    isAbandoned,
    tunnel: {
      ...saving,
      cart: data,
      receivedAt: dataUpdatedAt,
      change: saver.change,
      flush: saver.flush,
      hold: () => extendHold(cartId),
      reload: refetch,
      stopLooking: () => stopLooking(cartId),
      addPromo: (code) => addPromo({ id: cartId, code }).then(receive),
      removePromo: () => removePromo(cartId).then(receive),
      addGiftCard: (code) => addGiftCard({ id: cartId, code }).then(receive),
      removeGiftCard: (card) => removeGiftCard({ id: cartId, card }).then(receive),
      abandon: async () => {
        // What was just typed arrives before: sent after, it would ask for a cart that is no more.
        await saver.flush()
        await stopLooking(cartId)
        await dropCart(cartId)
        trackCart({ event: 'remove_from_cart', cart: data })
        abandoned.add(cartId)
        setIsAbandoned(true)
        saver.drop()
        changeSession({ cart: null })
        queryClient().removeQueries({ queryKey: keyOf(cartId) })
      },
    },
  }
}

// Somebody else may sign in on the same page.
const keyOf = (cartId: number) => [MINE, 'cart', readSession().user?.id, cartId]

let extension: AbortController | undefined

const extendHold = async (cartId: number): Promise<void> => {
  extension = new AbortController()
  const { signal } = extension
  try {
    await receive(await keepHold({ id: cartId, signal }))
  } catch (error) {
    if (signal.aborted) return
    // The cart says of all else what became of its seats.
    if (isRefusal(error) && error.reason === ADDRESS_FIRST) saverOf(cartId).refuse(error)
    await reload(cartId)
  }
}

const stopLooking = (cartId: number): Promise<void> => {
  extension?.abort()
  return queryClient().cancelQueries({ queryKey: keyOf(cartId) })
}

const reload = (cartId: number) => queryClient().invalidateQueries({ queryKey: keyOf(cartId) })

const receive = async (cart: CartDetail): Promise<void> => {
  // An extension of its hold may be answered after it was given up.
  if (abandoned.has(cart.id)) return
  // An older answer on its way must not replace this one.
  await queryClient().cancelQueries({ queryKey: keyOf(cart.id) })
  queryClient().setQueryData(keyOf(cart.id), cart)
  rememberCart(cart)
}

const saverOf = (cartId: number): CartSaver => {
  const known = savers.get(cartId)
  if (known) return known
  const saver = createCartSaver({
    send: (change) => saveCart({ id: cartId, change }),
    onSaved: receive,
    onRefused: () => void reload(cartId),
    keep: (participants) => keepDraft({ cart: cartId, participants }),
  })
  savers.set(cartId, saver)
  return saver
}

/** What was typed and never arrived is sent now that the cart is known to be one's own. */
const sendKeptDraft = (cart: CartDetail): CartDetail => {
  const saver = saverOf(cart.id)
  const participants = readKeptDraft({ cart: cart.id, known: cart.participants })
  if (participants && !saver.read().pending.participants) saver.change({ participants })
  return cart
}
