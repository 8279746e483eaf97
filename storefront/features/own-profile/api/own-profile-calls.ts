import type { ParticipantDraft } from '@/contract/participant-fields'
import type { getOwnProfile, updateOwnProfile } from '@/contract/participants'
import { callApi } from '@/storefront/lib/call-api'
import { lightRoute } from '@/storefront/lib/light-route'

const PROFILE = lightRoute<typeof getOwnProfile>({ method: 'get', path: '/v1/participants/profile' })
const CHANGE = lightRoute<typeof updateOwnProfile>({ method: 'patch', path: '/v1/participants/profile' })

export const loadProfile = (token: string) => callApi(PROFILE, { linkToken: token })

export const saveProfile = ({ token, draft }: { token: string; draft: ParticipantDraft }) =>
  callApi(CHANGE, { linkToken: token, body: draft })
