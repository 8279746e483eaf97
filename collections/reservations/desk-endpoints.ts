import type { Endpoint } from 'payload'
import { cancelByStaff } from '@/server/features/booking/staff/cancel-by-staff'
import { confirmReservation } from '@/server/features/booking/staff/confirm-reservation'
import { DESK_BODIES } from '@/server/features/booking/staff/desk-bodies'
import { moveReservation } from '@/server/features/booking/staff/move-reservation'
import { readReservationDesk } from '@/server/features/booking/staff/read-reservation-desk'
import { recordPayment } from '@/server/features/booking/staff/record-payment'
import { staffEndpoint } from '../access/staff-endpoint'

/** What the agency asks and does on a reservation's page. */
export const RESERVATION_DESK_ENDPOINTS: Endpoint[] = [
  staffEndpoint({ method: 'get', path: '/:id/desk', answer: ({ id }) => readReservationDesk(id) }),
  staffEndpoint({
    method: 'post',
    path: '/:id/confirm',
    answer: ({ id, userId, req }) => confirmReservation({ req, authorId: userId, id }),
  }),
  staffEndpoint({
    method: 'post',
    path: '/:id/payments',
    body: DESK_BODIES.pay,
    answer: ({ id, userId, body, req }) =>
      recordPayment({
        req,
        method: body.method,
        key: body.key,
        payment: {
          reservationId: id,
          kind: body.kind,
          amountCents: body.amount_cents,
          receivedOn: body.received_on,
          reference: body.reference,
          authorId: userId,
        },
      }),
  }),
  staffEndpoint({
    method: 'post',
    path: '/:id/move',
    body: DESK_BODIES.move,
    answer: ({ id, userId, body, req }) =>
      moveReservation({ req, authorId: userId, id, departureId: body.departure_id }),
  }),
  staffEndpoint({
    method: 'post',
    path: '/:id/cancel',
    body: DESK_BODIES.cancel,
    answer: ({ id, userId, body, req }) =>
      cancelByStaff({ req, authorId: userId, id, reason: body.reason, feeCents: body.fee_cents }),
  }),
]
