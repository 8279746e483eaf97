import type { ParticipantDraft } from '@/contract/participant-fields'
import { getOwnProfile, updateOwnProfile } from '@/contract/participants'
import { callApi } from '@/storefront/lib/api/call-api'

export const loadProfile = (token: string) => callApi(getOwnProfile, { linkToken: token })

export const saveProfile = ({ token, draft }: { token: string; draft: ParticipantDraft }) =>
  callApi(updateOwnProfile, { linkToken: token, body: draft })
