import type { ParticipantDraft } from '@/contract/participant-fields'
import { getOwnProfile, updateOwnProfile } from '@/contract/participants'
import { callApi } from '@/storefront/lib/api/call-api'
import { wholeLink } from '@/storefront/lib/api/whole-link'

export const loadProfile = async (token: string) => callApi(getOwnProfile, wholeLink(token))

export const saveProfile = ({ token, draft }: { token: string; draft: ParticipantDraft }) =>
  callApi(updateOwnProfile, { linkToken: token, body: draft })
