import { confirmOrder, refuseOrder } from '@/contract/reservations'
import { callApi } from '@/storefront/lib/api/call-api'
import { readSession } from '@/storefront/lib/session/store'

/** Who is signed in already stays so: the server is told who presses. */
export const confirmByLink = (token: string) =>
  callApi(confirmOrder, { body: { token }, token: readSession().user?.token })

export const refuseByLink = (token: string) => callApi(refuseOrder, { body: { token } })
