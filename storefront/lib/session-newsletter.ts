import type { leaveNewsletter, subscribeToNewsletter } from '@/contract/newsletter'
import { callApi } from './call-api'
import { readSession } from './session-store'

const SUBSCRIBE: Pick<typeof subscribeToNewsletter, 'method' | 'path'> = {
  method: 'post',
  path: '/v1/users/newsletter/:email',
}
const LEAVE: Pick<typeof leaveNewsletter, 'method' | 'path'> = { method: 'delete', path: '/v1/user/newsletter' }

/** Subscribes the address of who is signed in; without an address nothing is sent. */
export const subscribeUser = async (): Promise<void> => {
  const { user } = readSession()
  if (!user?.email) return
  await callApi(SUBSCRIBE as typeof subscribeToNewsletter, { params: { email: user.email }, token: user.token })
}

/** Ends the subscription of who is signed in. */
export const unsubscribeUser = async (): Promise<void> => {
  await callApi(LEAVE as typeof leaveNewsletter, { token: readSession().user?.token })
}
