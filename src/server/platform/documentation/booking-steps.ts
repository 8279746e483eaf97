/** How a trip is booked, call by call, as the document and the reference page tell it. */
export const BOOKING_STEPS = [
  '`POST /api/v1/cart` holds the seats of a departure, for a while: `hold_expires_at`.',
  '`GET /api/v1/carts/{id}`, which is another resource than `GET /api/v1/cart`, answers the price and the versions of the texts to show. `PATCH /api/v1/cart` changes travelers, options and participants; `promo` and `gift-cards` below the cart change what is paid.',
  '`POST /api/v1/reservations`, with an `Idempotency-Key` of its own, orders with what was shown: `total`, `terms_version`, `cancellation_version`, `payment_terms_version`, and where the cart has them `information_form_version`, `discount`, `gift_cards` and `accepts_level_gaps`. What differs is 409, whose `reason` names it: read the cart again, show it, and order anew.',
  '201 answers a `ReservationDetail`. 202 answers a `WaitingOrder`, from an address that was never confirmed: the link of a mail holds a token, which `POST /api/v1/orders/confirmation` takes.',
  '`POST /api/v1/user/payments` orders and pays by card in one step; a reservation that is paid by transfer says where to send it in `bank`.',
] as const
