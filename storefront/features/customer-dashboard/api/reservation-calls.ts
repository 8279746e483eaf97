import type { InputOf, OutputOf } from '@/contract/define-route'
import type {
  cancelReservation,
  previewCancellation,
  shareParticipantLink,
  updateKit,
  updateParticipants,
} from '@/contract/reservations'
import { callApi } from '@/storefront/lib/call-api'
import { sessionToken } from '@/storefront/lib/session-token'

// The contract's types alone: its zod schemas would weigh on the page.
const PARTICIPANTS: Pick<typeof updateParticipants, 'method' | 'path'> = {
  method: 'patch',
  path: '/v1/reservations/:id/participants',
}
const LINK: Pick<typeof shareParticipantLink, 'method' | 'path'> = {
  method: 'post',
  path: '/v1/reservations/:id/participants/:position/link',
}
const KIT: Pick<typeof updateKit, 'method' | 'path'> = { method: 'patch', path: '/v1/reservations/:id/kit' }
const PREVIEW: Pick<typeof previewCancellation, 'method' | 'path'> = {
  method: 'get',
  path: '/v1/reservations/:id/cancellation',
}
const CANCELLATION: Pick<typeof cancelReservation, 'method' | 'path'> = {
  method: 'post',
  path: '/v1/reservations/:id/cancel',
}

export type CancellationPreview = OutputOf<typeof previewCancellation.response>
type ParticipantChange = InputOf<typeof updateParticipants.body>['participants'][number]

export const saveParticipant = async ({ id, participant }: { id: number; participant: ParticipantChange }) =>
  callApi(PARTICIPANTS as typeof updateParticipants, {
    params: { id },
    body: { participants: [participant] },
    token: await sessionToken(),
  })

export const drawLink = async ({ id, position, send }: { id: number; position: number; send: boolean }) =>
  callApi(LINK as typeof shareParticipantLink, {
    params: { id, position },
    body: { send },
    token: await sessionToken(),
  })

export const savePacked = async ({ id, packed }: { id: number; packed: string[] }) =>
  callApi(KIT as typeof updateKit, { params: { id }, body: { packed }, token: await sessionToken() })

export const loadCancellation = async (id: number) =>
  callApi(PREVIEW as typeof previewCancellation, { params: { id }, token: await sessionToken() })

export const cancelBooking = async ({ id, fee }: { id: number; fee: number }) =>
  callApi(CANCELLATION as typeof cancelReservation, { params: { id }, body: { fee }, token: await sessionToken() })
