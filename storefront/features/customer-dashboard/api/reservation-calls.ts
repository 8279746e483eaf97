import type { InputOf, OutputOf } from '@/contract/define-route'
import {
  cancelReservation,
  previewCancellation,
  shareParticipantLink,
  updateKit,
  updateParticipants,
} from '@/contract/reservations'
import { callApi } from '@/storefront/lib/call-api'
import { sessionToken } from '@/storefront/lib/session-token'

export type CancellationPreview = OutputOf<typeof previewCancellation.response>
type ParticipantChange = InputOf<typeof updateParticipants.body>['participants'][number]

export const saveParticipant = async ({ id, participant }: { id: number; participant: ParticipantChange }) =>
  callApi(updateParticipants, {
    params: { id },
    body: { participants: [participant] },
    token: await sessionToken(),
  })

export const drawLink = async ({
  id,
  position,
  send,
  token,
}: {
  id: number
  position: number
  send: boolean
  /** Of the link to send, when it was made already. */
  token?: string
}) =>
  callApi(shareParticipantLink, {
    params: { id, position },
    body: { send, token },
    token: await sessionToken(),
  })

export const savePacked = async ({ id, packed }: { id: number; packed: string[] }) =>
  callApi(updateKit, { params: { id }, body: { packed }, token: await sessionToken() })

export const loadCancellation = async (id: number) =>
  callApi(previewCancellation, { params: { id }, token: await sessionToken() })

export const cancelBooking = async ({ id, fee }: { id: number; fee: number }) =>
  callApi(cancelReservation, { params: { id }, body: { fee }, token: await sessionToken() })
