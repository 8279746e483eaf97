import type { OwnProfile } from '@/contract/participants'
import { participantProfile } from '@/domain/participant-profile'
import type { LinkedProfile } from './find-by-link'

/** The profile with what is missing, as the bearer of the link sees it. */
export const presentOwnProfile = ({ profile }: LinkedProfile): OwnProfile => ({
  ...profile,
  participant: {
    ...profile.participant,
    ...participantProfile({ participant: profile.participant, sizesAsked: profile.expedition.sizes_asked }),
  },
})
