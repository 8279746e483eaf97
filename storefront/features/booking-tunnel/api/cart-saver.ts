import type { CartDetail } from '@/contract/cart-detail'
import { type ApiError, isRefusal } from '@/storefront/lib/api/api-error'
import type { CartChange } from './booking-calls'

export type SavingState = {
  /** What the customer changed and the server does not know yet. */
  pending: CartChange
  /** offline, busy: what was changed did not arrive, or came among too many calls, and is sent again. */
  status: 'saved' | 'saving' | 'offline' | 'busy'
  /** Why the last change was not taken; what was typed of the travelers stays. */
  refusal: ApiError | null
}

type CartSaverInput = {
  send: (change: CartChange) => Promise<CartDetail>
  /** Has the saved cart shown; until then, what was changed is. */
  onSaved: (cart: CartDetail) => Promise<void>
  onRefused: (refusal: ApiError) => void
  /** Keeps what was typed in the browser, until it is saved. */
  keep: (participants: CartChange['participants']) => void
}

export type CartSaver = ReturnType<typeof createCartSaver>

const TYPING_PAUSE = 700
const RETRY_AFTER = 4000

/** Sends the changes of a cart one after the other, once the customer pauses; what fails to arrive is sent again. */
export const createCartSaver = ({ send, onSaved, onRefused, keep }: CartSaverInput) => {
  let state: SavingState = { pending: {}, status: 'saved', refusal: null }
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<boolean> | null = null
  const listeners = new Set<() => void>()

  const become = (next: Partial<SavingState>) => {
    state = { ...state, ...next }
    if (next.pending) keep(next.pending.participants)
    listeners.forEach((listener) => listener())
  }

  const sendOnce = async (change: CartChange): Promise<boolean> => {
    become({ status: 'saving' })
    try {
      const cart = await send(change)
      await onSaved(cart)
      become({ pending: without(state.pending, change), status: 'saved' })
      return true
    } catch (error) {
      const isBusy = isRefusal(error) && error.status === 429
      if (isBusy || !isRefusal(error)) {
        become({ status: isBusy ? 'busy' : 'offline' })
        schedule(RETRY_AFTER)
        return false
      }
      // Places that are not there are forgotten; what was typed never is.
      const { participants } = state.pending
      become({ pending: participants ? { participants } : {}, status: 'saved', refusal: error })
      onRefused(error)
      return false
    }
  }

  const sendAll = async (): Promise<boolean> => {
    while (Object.keys(state.pending).length > 0) {
      if (!(await sendOnce(state.pending))) return false
    }
    return true
  }

  /** Sends what waits; false when it did not arrive or was refused. */
  const flush = (): Promise<boolean> => {
    clearTimeout(timer)
    sending ??= sendAll().finally(() => {
      sending = null
    })
    return sending
  }

  const schedule = (pause: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), pause)
  }

  return {
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change: (change: CartChange, pause = TYPING_PAUSE) => {
      become({ pending: { ...state.pending, ...change }, refusal: null })
      schedule(pause)
    },
    flush,
    /** Shows why something else about the cart was refused. */
    refuse: (refusal: ApiError) => become({ refusal }),
    /** Forgets what waits: the cart itself is given up. */
    drop: () => {
      clearTimeout(timer)
      become({ pending: {}, status: 'saved', refusal: null })
    },
  }
}

/** What still waits once `sent` arrived: what was not in it, or changed since. */
const without = (pending: CartChange, sent: CartChange): CartChange =>
  Object.fromEntries(Object.entries(pending).filter(([name, value]) => sent[name as keyof CartChange] !== value))
