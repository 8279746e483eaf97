import { SUBSCRIPTION, SUBSCRIPTION_END } from '@/contract/addresses'
import type { leaveNewsletter, subscribeToNewsletter } from '@/contract/newsletter'
import { callApi } from './call-api'
import { readSession } from './session-store'
import { trackNewsletter } from './session-tracking'

/** Said once an address is subscribed (spec §7). */
export const SUBSCRIBED = 'Tu es maintenant abonné(e) à la newsletter\u00a0!'

/** Subscribes any address: a mail asks to confirm it. */
export const subscribeAddress = async (email: string): Promise<void> => {
  await callApi<typeof subscribeToNewsletter>(SUBSCRIPTION, { params: { email } })
  trackNewsletter()
}

/** Subscribes the address of who is signed in; without an address nothing is sent. */
export const subscribeUser = async (): Promise<void> => {
  const { user } = readSession()
  if (!user?.email) return
  await callApi<typeof subscribeToNewsletter>(SUBSCRIPTION, { params: { email: user.email }, token: user.token })
  trackNewsletter()
}

/** Ends the subscription of who is signed in. */
export const unsubscribeUser = async (): Promise<void> => {
  await callApi<typeof leaveNewsletter>(SUBSCRIPTION_END, { token: readSession().user?.token })
}
