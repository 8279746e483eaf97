import {
  addCart,
  addGiftCard,
  addPromo,
  extendHold,
  getCart,
  getCartDetail,
  removeCart,
  removeGiftCard,
  removePromo,
  updateCart,
} from '@/contract/booking'
import { addTravelers, previewTravelers } from '@/contract/added-travelers'
import { chooseByLink, getChoiceByLink, getOwnChoice, makeOwnChoice } from '@/contract/cancellation'
import { answerChangeByLink, answerOwnChange, getChangeByLink, getOwnChange } from '@/contract/contract-changes'
import { getOwnCredit } from '@/contract/credit'
import { deleteUser, previewDeletion } from '@/contract/personal-data'
import {
  changeOption,
  getReservationChanges,
  moveOwnReservation,
  previewOption,
  transferPlace,
} from '@/contract/reservation-changes'
import {
  cancelReservation,
  cancelTraveler,
  getReservation,
  getReservationOfCart,
  listReservations,
  previewCancellation,
  previewTravelerCancellation,
} from '@/contract/reservations'
import { saveGuardian, updateParticipants } from '@/contract/reservation-participants'
import { addReservation, confirmOrder, refuseOrder, sendOrderLink } from '@/contract/orders'
import { correctOrderAddress } from '@/contract/order-address'
import { addCartFor } from '@/server/features/carts/add-cart'
import { changeCartOf } from '@/server/features/carts/change-cart'
import { addPromoTo, removePromoFrom } from '@/server/features/carts/change-promo'
import { extendHoldOf } from '@/server/features/carts/extend-hold'
import { findOwnCart } from '@/server/features/carts/find-own-cart'
import { readOwnCart } from '@/server/features/carts/own-cart'
import { removeCartOf } from '@/server/features/carts/remove-cart'
import { cancellationChoice } from '@/server/features/changes/cancellation/choose'
import { contractChange } from '@/server/features/changes/contract-changes/answer-change'
import { addTravelersTo, previewTravelersOf } from '@/server/features/changes/own/add-own-travelers'
import { cancelOwnReservation } from '@/server/features/changes/own/cancel-own-reservation'
import { cancelTravelerOf } from '@/server/features/changes/own/cancel-own-traveler'
import { changeOwn } from '@/server/features/changes/own/change-own'
import { changeOptionOf } from '@/server/features/changes/own/change-own-option'
import type { Changer } from '@/server/features/changes/own/changer'
import { moveOwnReservationTo } from '@/server/features/changes/own/move-own-reservation'
import {
  previewOwnCancellation,
  previewTravelerCancellationOf,
} from '@/server/features/changes/own/preview-own-cancellation'
import { previewOptionOf } from '@/server/features/changes/own/preview-own-option'
import { readOwnChanges } from '@/server/features/changes/own/read-own-changes'
import { transferOwnPlace } from '@/server/features/changes/own/transfer-own-place'
import { confirmWaitingOrder } from '@/server/features/checkout/confirm-waiting-order'
import { correctOrderAddressOf } from '@/server/features/checkout/correct-order-address'
import { orderCart } from '@/server/features/checkout/order-cart'
import { PAYMENT_ENDPOINTS } from '@/server/features/checkout/payment-calls'
import { refuseWaitingOrder, sendOrderLinkOf } from '@/server/features/checkout/waiting-order'
import { GIFT_ENDPOINTS } from '@/server/features/gift-cards/calls'
import { addGiftCardTo, removeGiftCardFrom } from '@/server/features/gift-cards/change-cart-gifts'
import { GUIDE_DEPARTURE_ENDPOINTS } from '@/server/features/guides/calls'
import { readOwnCredit } from '@/server/features/ledger/credit/read-credit'
import { listOwnReservations } from '@/server/features/reservations/list-own-reservations'
import { readOwnReservation } from '@/server/features/reservations/read-own-reservation'
import { PARTICIPANT_ENDPOINTS } from '@/server/features/travelers/calls'
import { saveGuardianOf } from '@/server/features/travelers/save-guardian'
import { updateParticipantsOf } from '@/server/features/travelers/update-participants'
import { implementRoute } from '@/server/platform/http/implement-route'
import { deleteCustomer, previewDeletionOf } from './delete-customer'
import { WAITLIST_ENDPOINTS } from './waitlist-calls'

const customer = (userId: number): Changer => ({ userId, byAgency: false })

export const BOOKING_ENDPOINTS = [
  implementRoute(getCart, ({ user, req }) => findOwnCart({ req, userId: user.id })),
  implementRoute(addCart, ({ body, user, req }) =>
    addCartFor({ userId: user.id, departureId: body.departure_id, travelers: body.travelers_count, req }),
  ),
  implementRoute(updateCart, ({ body, user, req }) => changeCartOf({ userId: user.id, body, req })),
  implementRoute(removeCart, ({ query, user, req }) => removeCartOf({ userId: user.id, cartId: query.cart_id, req })),
  implementRoute(getCartDetail, async ({ params, user, req }) => {
    const { detail } = await readOwnCart({ req, userId: user.id, cartId: params.id })
    return detail
  }),
  implementRoute(extendHold, ({ params, user, req }) => extendHoldOf({ userId: user.id, cartId: params.id, req })),
  implementRoute(addPromo, ({ params, body, user, req }) =>
    addPromoTo({ userId: user.id, cartId: params.id, code: body.code, req }),
  ),
  implementRoute(removePromo, ({ params, user, req }) => removePromoFrom({ userId: user.id, cartId: params.id, req })),
  implementRoute(addGiftCard, ({ params, body, user, req }) =>
    addGiftCardTo({ userId: user.id, cartId: params.id, code: body.code, req }),
  ),
  implementRoute(removeGiftCard, ({ params, user, req }) =>
    removeGiftCardFrom({ userId: user.id, cartId: params.id, card: params.card_id, req }),
  ),
  implementRoute(getChoiceByLink, ({ headers, req }) =>
    cancellationChoice.readByLink({ req, token: headers['link-token'] }),
  ),
  implementRoute(chooseByLink, ({ headers, body, req }) =>
    cancellationChoice.answerByLink({ req, token: headers['link-token'], body }),
  ),
  implementRoute(getOwnChoice, ({ params, user, req }) =>
    cancellationChoice.readOwn({ req, userId: user.id, id: params.id }),
  ),
  implementRoute(makeOwnChoice, ({ params, body, user, req }) =>
    cancellationChoice.answerOwn({ req, userId: user.id, id: params.id, body }),
  ),
  implementRoute(getChangeByLink, ({ headers, req }) =>
    contractChange.readByLink({ req, token: headers['link-token'] }),
  ),
  implementRoute(answerChangeByLink, ({ headers, body, req }) =>
    contractChange.answerByLink({ req, token: headers['link-token'], body }),
  ),
  implementRoute(getOwnChange, ({ params, user, req }) =>
    contractChange.readOwn({ req, userId: user.id, id: params.id }),
  ),
  implementRoute(answerOwnChange, ({ params, body, user, req }) =>
    contractChange.answerOwn({ req, userId: user.id, id: params.id, body }),
  ),
  implementRoute(getOwnCredit, ({ user }) => readOwnCredit(user.id)),
  implementRoute(previewDeletion, ({ user, req }) => previewDeletionOf({ userId: user.id, req })),
  implementRoute(deleteUser, (context) => deleteCustomer(context)),
  ...PARTICIPANT_ENDPOINTS,
  ...GUIDE_DEPARTURE_ENDPOINTS,
  ...WAITLIST_ENDPOINTS,
  ...PAYMENT_ENDPOINTS,
  ...GIFT_ENDPOINTS,
  implementRoute(listReservations, async ({ user, req }) => ({
    list_reservations: await listOwnReservations({ req, userId: user.id }),
  })),
  implementRoute(addReservation, ({ body, headers, user, req }) =>
    orderCart({ userId: user.id, body, key: headers['idempotency-key'], req }),
  ),
  implementRoute(sendOrderLink, ({ params, user, req }) =>
    sendOrderLinkOf({ userId: user.id, cartId: params.id, req }),
  ),
  implementRoute(correctOrderAddress, ({ params, body, user, req }) =>
    correctOrderAddressOf({ userId: user.id, cartId: params.id, email: body.email, req }),
  ),
  implementRoute(confirmOrder, ({ body, req }) => confirmWaitingOrder({ token: body.token, req })),
  implementRoute(refuseOrder, ({ body, req }) => refuseWaitingOrder({ token: body.token, req })),
  implementRoute(getReservation, ({ params, user, req }) =>
    readOwnReservation({ req, userId: user.id, id: params.id }),
  ),
  implementRoute(getReservationOfCart, ({ params, user, req }) =>
    readOwnReservation({ req, userId: user.id, cartId: params.id }),
  ),
  implementRoute(previewCancellation, ({ params, user, req }) =>
    previewOwnCancellation({ req, userId: user.id, id: params.id }),
  ),
  implementRoute(cancelReservation, ({ params, body, user, req }) =>
    cancelOwnReservation({ req, userId: user.id, id: params.id, fee: body.fee }),
  ),
  implementRoute(previewTravelerCancellation, ({ params, user, req }) =>
    previewTravelerCancellationOf({ req, by: customer(user.id), ...params }),
  ),
  implementRoute(cancelTraveler, ({ params, body, user, req }) =>
    changeOwn({ req, userId: user.id, id: params.id }, (by) =>
      cancelTravelerOf({
        ...{ req, by, ...params, fee: body.fee, total: body.total },
        travelersShown: body.travelers_count,
      }),
    ),
  ),
  implementRoute(getReservationChanges, ({ params, user, req }) =>
    readOwnChanges({ req, userId: user.id, id: params.id }),
  ),
  implementRoute(moveOwnReservation, ({ params, body, user, req }) =>
    moveOwnReservationTo({ req, userId: user.id, id: params.id, body }),
  ),
  implementRoute(previewOption, ({ params, query, user, req }) =>
    previewOptionOf({ req, by: customer(user.id), id: params.id, optionId: query.option_id, count: query.count }),
  ),
  implementRoute(changeOption, ({ params, body, user, req }) =>
    changeOwn({ req, userId: user.id, id: params.id }, (by) => changeOptionOf({ req, by, id: params.id, body })),
  ),
  implementRoute(previewTravelers, ({ params, query, user, req }) =>
    previewTravelersOf({ req, by: customer(user.id), id: params.id, ages: query.ages }),
  ),
  implementRoute(addTravelers, ({ params, body, user, req }) =>
    changeOwn({ req, userId: user.id, id: params.id }, (by) => addTravelersTo({ req, by, id: params.id, body })),
  ),
  implementRoute(transferPlace, ({ params, body, user, req }) =>
    transferOwnPlace({ req, userId: user.id, ...params, body }),
  ),
  implementRoute(updateParticipants, async ({ params, body, user, req }) => {
    await updateParticipantsOf({ req, userId: user.id, reservationId: params.id, body })
    return readOwnReservation({ req, userId: user.id, id: params.id })
  }),
  implementRoute(saveGuardian, async ({ params, body, user, req }) => {
    await saveGuardianOf({ req, userId: user.id, reservationId: params.id, draft: body })
    return readOwnReservation({ req, userId: user.id, id: params.id })
  }),
]
