import type { confirmOrder, refuseOrder } from '@/contract/reservations'
import { callApi } from '@/storefront/lib/call-api'
import { lightRoute } from '@/storefront/lib/light-route'
import { readSession } from '@/storefront/lib/session-store'

const CONFIRM = lightRoute<typeof confirmOrder>({ method: 'post', path: '/v1/orders/confirmation' })
const REFUSE = lightRoute<typeof refuseOrder>({ method: 'post', path: '/v1/orders/refusal' })

/** Who is signed in already stays so: the server is told who presses. */
export const confirmByLink = (token: string) => callApi(CONFIRM, { body: { token }, token: readSession().user?.token })

export const refuseByLink = (token: string) => callApi(REFUSE, { body: { token } })
