import { LOCAL_KEYS, readLocal, writeLocal } from '@/storefront/lib/storage/browser-storage'
import { changeSession, readSession, type PhonePopupEvent } from './store'

/** Above this price in euros, of a cart or of a favourite, an advisor offers to call. */
const WORTH_A_CALL = 990

/**
 * Opens the phone popup for who gave no number, unless it was closed before or a form of the page is being written.
 * `price` in euros, when it is about one.
 */
export const askPhone = ({ event, price }: { event: PhonePopupEvent; price?: number }): void => {
  const { user } = readSession()
  if (!user || user.phone) return
  if (price !== undefined && price <= WORTH_A_CALL) return
  if (readLocal(LOCAL_KEYS.phonePopupClosed) === 'true' || isWriting()) return
  changeSession({ phonePopup: event })
}

/** The fields of a window do not count: it closes as one signs in. */
const isWriting = (): boolean => {
  const field = document.activeElement?.closest('input, textarea, select')
  return !!field && !field.closest('[role="dialog"]')
}

/** Closed by the visitor: it never opens again in this browser. */
export const closePhonePopup = (): void => {
  writeLocal(LOCAL_KEYS.phonePopupClosed, 'true')
  changeSession({ phonePopup: null })
}
