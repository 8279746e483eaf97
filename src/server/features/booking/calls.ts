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
import { implementRoute } from '@/server/platform/http/implement-route'
import { addCartFor } from './carts/add-cart'
import { changeCartOf } from './carts/change-cart'
import { extendHoldOf } from './carts/extend-hold'
import { findOwnCart } from './carts/find-own-cart'
import { readOwnCart } from './carts/own-cart'
import { removeCartOf } from './carts/remove-cart'
import { answerForLink, answerForOwn, readChangeByLink, readOwnChange } from './contract-changes/answer-change'
import { chooseForLink, chooseForOwn, readChoiceByLink, readOwnChoice } from './cancellation/choose'
import { readOwnCredit } from './credit/read-credit'
import { deleteCustomer, previewDeletionOf } from './delete-customer'
import { addPromoTo, removePromoFrom } from './discounts/change-promo'
import { addGiftCardTo, removeGiftCardFrom } from './gift-cards/change-cart-gifts'
import { GIFT_ENDPOINTS } from './gift-cards/calls'
import { GUIDE_DEPARTURE_ENDPOINTS } from './guide/calls'
import { PARTICIPANT_ENDPOINTS } from './participants/calls'
import { saveGuardianOf } from './participants/save-guardian'
import { updateParticipantsOf } from './participants/update-participants'
import { addTravelersTo, previewTravelersOf } from './reservations/add-own-travelers'
import { cancelOwnReservation } from './reservations/cancel-own-reservation'
import { cancelTravelerOf } from './reservations/cancel-own-traveler'
import { changeOwn } from './reservations/change-own'
import { changeOptionOf } from './reservations/change-own-option'
import type { Changer } from './reservations/changer'
import { confirmWaitingOrder } from './reservations/confirm-waiting-order'
import { listOwnReservations } from './reservations/list-own-reservations'
import { moveOwnReservationTo } from './reservations/move-own-reservation'
import { orderCart } from './reservations/order-cart'
import { previewOptionOf } from './reservations/preview-own-option'
import { previewOwnCancellation, previewTravelerCancellationOf } from './reservations/preview-own-cancellation'
import { readOwnChanges } from './reservations/read-own-changes'
import { readOwnReservation } from './reservations/read-own-reservation'
import { correctOrderAddressOf } from './reservations/correct-order-address'
import { refuseWaitingOrder, sendOrderLinkOf } from './reservations/waiting-order'
import { transferOwnPlace } from './reservations/transfer-own-place'
import { PAYMENT_ENDPOINTS } from './payments/calls'
import { WAITLIST_ENDPOINTS } from './waitlist/calls'

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
  implementRoute(getChoiceByLink, ({ headers, req }) => readChoiceByLink({ req, token: headers['link-token'] })),
  implementRoute(chooseByLink, ({ headers, body, req }) => chooseForLink({ req, token: headers['link-token'], body })),
  implementRoute(getOwnChoice, ({ params, user, req }) => readOwnChoice({ req, userId: user.id, id: params.id })),
  implementRoute(makeOwnChoice, ({ params, body, user, req }) =>
    chooseForOwn({ req, userId: user.id, id: params.id, body }),
  ),
  implementRoute(getChangeByLink, ({ headers, req }) => readChangeByLink({ req, token: headers['link-token'] })),
  implementRoute(answerChangeByLink, ({ headers, body, req }) =>
    answerForLink({ req, token: headers['link-token'], body }),
  ),
  implementRoute(getOwnChange, ({ params, user, req }) => readOwnChange({ req, userId: user.id, id: params.id })),
  implementRoute(answerOwnChange, ({ params, body, user, req }) =>
    answerForOwn({ req, userId: user.id, id: params.id, body }),
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
