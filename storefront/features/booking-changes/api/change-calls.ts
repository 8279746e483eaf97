import type { InputOf } from '@/contract/define-route'
import { getReservationChanges, moveOwnReservation } from '@/contract/reservation-changes'
import {
  cancelReservation,
  cancelTraveler,
  getReservation,
  previewCancellation,
  previewTravelerCancellation,
} from '@/contract/reservations'
import { callApi } from '@/storefront/lib/api/call-api'
import { sessionToken } from '@/storefront/lib/session/token'

export const loadReservation = async (id: number) =>
  callApi(getReservation, { params: { id }, token: await sessionToken() })

export const loadChanges = async (id: number) =>
  callApi(getReservationChanges, { params: { id }, token: await sessionToken() })

export const moveBooking = async ({ id, ...body }: { id: number } & InputOf<(typeof moveOwnReservation)['body']>) =>
  callApi(moveOwnReservation, { params: { id }, body, token: await sessionToken() })

export const loadCancellation = async (id: number) =>
  callApi(previewCancellation, { params: { id }, token: await sessionToken() })

export const cancelBooking = async ({ id, fee }: { id: number; fee: number }) =>
  callApi(cancelReservation, { params: { id }, body: { fee }, token: await sessionToken() })

export const loadTravelerCancellation = async (params: { id: number; position: number }) =>
  callApi(previewTravelerCancellation, { params, token: await sessionToken() })

export const cancelOneTraveler = async ({
  fee,
  total,
  travelersCount,
  ...params
}: {
  id: number
  position: number
  fee: number
  /** What the reservation comes to without them, as it was shown. */
  total: number | null
  travelersCount: number
}) =>
  callApi(cancelTraveler, {
    params,
    body: { fee, travelers_count: travelersCount, ...(total !== null && { total }) },
    token: await sessionToken(),
  })
