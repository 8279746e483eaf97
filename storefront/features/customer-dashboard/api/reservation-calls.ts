import type { InputOf } from '@/contract/define-route'
import type { Guardian } from '@/contract/guardian'
import { drawPaymentLink } from '@/contract/payments'
import { getSavedCard, withdrawSavedCard } from '@/contract/saved-card'
import { saveGuardian, shareParticipantLink, updateKit, updateParticipants } from '@/contract/reservation-participants'
import { callApi } from '@/storefront/lib/api/call-api'
import { sessionToken } from '@/storefront/lib/session/token'

type ParticipantChange = InputOf<typeof updateParticipants.body>['participants'][number]

/** `travelersCount`: how many are shown, as a place is another’s once one of them was canceled elsewhere. */
export const saveParticipant = async ({
  id,
  travelersCount,
  participant,
}: {
  id: number
  travelersCount: number
  participant: ParticipantChange
}) =>
  callApi(updateParticipants, {
    params: { id },
    body: { travelers_count: travelersCount, participants: [participant] },
    token: await sessionToken(),
  })

export const saveGuardianOf = async ({ id, guardian }: { id: number; guardian: Guardian }) =>
  callApi(saveGuardian, { params: { id }, body: guardian, token: await sessionToken() })

export const drawLink = async ({
  id,
  position,
  travelersCount,
  send,
  token,
}: {
  id: number
  position: number
  travelersCount: number
  send: boolean
  /** Of the link to send, when it was made already. */
  token?: string
}) =>
  callApi(shareParticipantLink, {
    params: { id, position },
    body: { travelers_count: travelersCount, send, token },
    token: await sessionToken(),
  })

export const savePacked = async ({ id, packed }: { id: number; packed: string[] }) =>
  callApi(updateKit, { params: { id }, body: { packed }, token: await sessionToken() })

export const readKeptCard = async (id: number) => callApi(getSavedCard, { params: { id }, token: await sessionToken() })

export const forgetKeptCard = async (id: number) =>
  callApi(withdrawSavedCard, { params: { id }, token: await sessionToken() })

export const drawLinkToPay = async (id: number) =>
  callApi(drawPaymentLink, { params: { id }, token: await sessionToken() })
