import type { leaveNewsletter, subscribeToNewsletter } from '@/contract/newsletter'
import { callApi } from './call-api'
import { lightRoute } from './light-route'
import { readSession } from './session-store'
import { trackNewsletter } from './session-tracking'

/** Said once an address is subscribed (spec §7). */
export const SUBSCRIBED = 'Tu es maintenant abonné(e) à la newsletter\u00a0!'

const SUBSCRIBE = lightRoute<typeof subscribeToNewsletter>({ method: 'post', path: '/v1/users/newsletter/:email' })
const LEAVE = lightRoute<typeof leaveNewsletter>({ method: 'delete', path: '/v1/user/newsletter' })

/** Subscribes the address of who is signed in; without an address nothing is sent. */
export const subscribeUser = async (): Promise<void> => {
  const { user } = readSession()
  if (!user?.email) return
  await callApi(SUBSCRIBE, { params: { email: user.email }, token: user.token })
  trackNewsletter()
}

/** Ends the subscription of who is signed in. */
export const unsubscribeUser = async (): Promise<void> => {
  await callApi(LEAVE, { token: readSession().user?.token })
}
