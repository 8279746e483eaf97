import type { ParticipantDraft } from '@/contract/participant-fields'
import type { getOwnProfile, updateOwnProfile } from '@/contract/participants'
import { callApi } from '@/storefront/lib/call-api'

// The contract's types alone: its zod schemas would weigh on the page.
const PROFILE: Pick<typeof getOwnProfile, 'method' | 'path'> = { method: 'get', path: '/v1/participants/:token' }
const CHANGE: Pick<typeof updateOwnProfile, 'method' | 'path'> = { method: 'patch', path: '/v1/participants/:token' }

export const loadProfile = (token: string) => callApi(PROFILE as typeof getOwnProfile, { params: { token } })

export const saveProfile = ({ token, draft }: { token: string; draft: ParticipantDraft }) =>
  callApi(CHANGE as typeof updateOwnProfile, { params: { token }, body: draft })
