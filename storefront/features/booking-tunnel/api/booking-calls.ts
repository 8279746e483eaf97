import {
  addGiftCard as addGiftCardRoute,
  addPromo as addPromoRoute,
  extendHold,
  getCartDetail,
  removeCart,
  removeGiftCard as removeGiftCardRoute,
  removePromo as removePromoRoute,
  updateCart,
} from '@/contract/booking'
import type { InputOf, OutputOf } from '@/contract/define-route'
import { listDepartures } from '@/contract/expeditions'
import { getLegalText } from '@/contract/legal'
import { payOrder } from '@/contract/payments'
import type { ParticipantDraft } from '@/contract/participant-fields'
import { getSharedDeposit, giveUpSharedDeposit, openSharedDeposit } from '@/contract/shared-deposits'
import { getReservationOfCart } from '@/contract/reservations'
import { addReservation, sendOrderLink as sendOrderLinkRoute } from '@/contract/orders'
import { correctOrderAddress as correctOrderAddressRoute } from '@/contract/order-address'
import { callApi } from '@/storefront/lib/api/call-api'
import { readSession } from '@/storefront/lib/session/store'

/** The tunnel sends all that was typed of its travelers. */
export type CartChange = Omit<OutputOf<typeof updateCart.body>, 'cart_id' | 'participants'> & {
  participants?: ParticipantDraft[]
}

const token = () => readSession().user?.token

export const loadCart = ({ id, signal }: { id: number; signal: AbortSignal }) =>
  callApi(getCartDetail, { params: { id }, token: token(), signal })

export const saveCart = ({ id, change }: { id: number; change: CartChange }) =>
  callApi(updateCart, { body: { ...change, cart_id: id }, token: token() })

export const dropCart = (id: number) => callApi(removeCart, { query: { cart_id: id }, token: token() })

export const keepHold = ({ id, signal }: { id: number; signal: AbortSignal }) =>
  callApi(extendHold, { params: { id }, token: token(), signal })

export const addPromo = ({ id, code }: { id: number; code: string }) =>
  callApi(addPromoRoute, { params: { id }, body: { code }, token: token() })

export const removePromo = (id: number) => callApi(removePromoRoute, { params: { id }, token: token() })

export const addGiftCard = ({ id, code }: { id: number; code: string }) =>
  callApi(addGiftCardRoute, { params: { id }, body: { code }, token: token() })

export const removeGiftCard = ({ id, card }: { id: number; card: number }) =>
  callApi(removeGiftCardRoute, { params: { id, card_id: card }, token: token() })

export const orderCart = ({
  body,
  idempotencyKey,
}: {
  body: InputOf<typeof addReservation.body>
  idempotencyKey: string
}) => callApi(addReservation, { body, idempotencyKey, token: token() })

export const payOrderByCard = ({
  body,
  idempotencyKey,
}: {
  body: InputOf<typeof payOrder.body>
  idempotencyKey: string
}) => callApi(payOrder, { body, idempotencyKey, token: token() })

export const shareDeposit = ({
  body,
  idempotencyKey,
}: {
  body: InputOf<typeof openSharedDeposit.body>
  idempotencyKey: string
}) => callApi(openSharedDeposit, { body, idempotencyKey, token: token() })

export const loadSharing = (id: number) => callApi(getSharedDeposit, { params: { id }, token: token() })

export const stopSharing = (id: number) => callApi(giveUpSharedDeposit, { params: { id }, token: token() })

export const sendOrderLink = (id: number) => callApi(sendOrderLinkRoute, { params: { id }, token: token() })

export const correctOrderAddress = ({ id, email }: { id: number; email: string }) =>
  callApi(correctOrderAddressRoute, { params: { id }, body: { email }, token: token() })

export const loadOrderedCart = (id: number) => callApi(getReservationOfCart, { params: { id }, token: token() })

export const loadDepartures = (expedition: number) => callApi(listDepartures, { params: { id: String(expedition) } })

export const loadLegalText = (params: InputOf<typeof getLegalText.params>) => callApi(getLegalText, { params })
