import type { PayloadRequest } from 'payload'
import type { OwnProfile } from '@/contract/participants'
import { countLinkCall } from './count-link-call'
import { findByLink } from './find-by-link'
import { presentOwnProfile } from './present-own-profile'

/** The profile behind a private link. */
export const getProfileByLink = async ({ req, token }: { req: PayloadRequest; token: string }): Promise<OwnProfile> => {
  await countLinkCall(req)
  return presentOwnProfile(await findByLink({ req, token }))
}
