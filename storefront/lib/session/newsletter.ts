import { SUBSCRIPTION, SUBSCRIPTION_END } from '@/contract/addresses'
import type { leaveNewsletter, subscribeToNewsletter } from '@/contract/newsletter'
import { callApi } from '@/storefront/lib/api/call-api'
import { readSession } from './store'
import { trackNewsletter } from '@/storefront/lib/tracking/events'

/** Said while the link of a mail is waited for. */
export const LEFT_TO_CONFIRM = 'Il reste à confirmer ton adresse\u00a0: un lien t’attend dans ta messagerie.'

type Standing = 'subscribed' | 'pending'

/** What is notified of a subscription: that it is there (spec §7), or what it waits for. */
export const newsletterNews = (standing: Standing) =>
  standing === 'subscribed'
    ? ({ tone: 'success', message: 'Tu es maintenant abonné(e) à la newsletter\u00a0!' } as const)
    : ({ tone: 'info', message: LEFT_TO_CONFIRM } as const)

/** Subscribes any address: a mail asks to confirm it. */
export const subscribeAddress = async (email: string): Promise<void> => {
  await callApi<typeof subscribeToNewsletter>(SUBSCRIPTION, { params: { email } })
  trackNewsletter()
}

/** Subscribes the address of who is signed in, and answers where that stands; without an address nothing is sent. */
export const subscribeUser = async (): Promise<Standing | null> => {
  const { user } = readSession()
  if (!user?.email) return null
  const { email, token } = user
  const { status } = await callApi<typeof subscribeToNewsletter>(SUBSCRIPTION, { params: { email }, token })
  trackNewsletter()
  return status
}

/** Ends the subscription of who is signed in. */
export const unsubscribeUser = async (): Promise<void> => {
  await callApi<typeof leaveNewsletter>(SUBSCRIPTION_END, { token: readSession().user?.token })
}
