import type { InputOf, OutputOf } from '@/contract/define-route'
import type {
  cancelReservation,
  previewCancellation,
  shareParticipantLink,
  updateKit,
  updateParticipants,
} from '@/contract/reservations'
import { callApi } from '@/storefront/lib/call-api'
import { lightRoute } from '@/storefront/lib/light-route'
import { sessionToken } from '@/storefront/lib/session-token'

const PARTICIPANTS = lightRoute<typeof updateParticipants>({
  method: 'patch',
  path: '/v1/reservations/:id/participants',
})
const LINK = lightRoute<typeof shareParticipantLink>({
  method: 'post',
  path: '/v1/reservations/:id/participants/:position/link',
})
const KIT = lightRoute<typeof updateKit>({ method: 'patch', path: '/v1/reservations/:id/kit' })
const PREVIEW = lightRoute<typeof previewCancellation>({ method: 'get', path: '/v1/reservations/:id/cancellation' })
const CANCELLATION = lightRoute<typeof cancelReservation>({ method: 'post', path: '/v1/reservations/:id/cancel' })

export type CancellationPreview = OutputOf<typeof previewCancellation.response>
type ParticipantChange = InputOf<typeof updateParticipants.body>['participants'][number]

export const saveParticipant = async ({ id, participant }: { id: number; participant: ParticipantChange }) =>
  callApi(PARTICIPANTS, {
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
  callApi(LINK, {
    params: { id, position },
    body: { send, token },
    token: await sessionToken(),
  })

export const savePacked = async ({ id, packed }: { id: number; packed: string[] }) =>
  callApi(KIT, { params: { id }, body: { packed }, token: await sessionToken() })

export const loadCancellation = async (id: number) => callApi(PREVIEW, { params: { id }, token: await sessionToken() })

export const cancelBooking = async ({ id, fee }: { id: number; fee: number }) =>
  callApi(CANCELLATION, { params: { id }, body: { fee }, token: await sessionToken() })
