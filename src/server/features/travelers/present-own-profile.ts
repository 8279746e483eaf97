import type { OwnProfile } from '@/contract/participants'
import { hidePrivateFields } from '@/domain/accounts/private-fields'
import { profileOf } from '@/server/features/reservations/participants/participants-json'
import type { LinkedProfile } from './find-by-link'

/** The profile with what is missing, as the bearer of the link sees it: whoever booked may draw such a link too, so that it hides what was given by one. */
export const presentOwnProfile = ({ profile }: LinkedProfile): OwnProfile => ({
  ...profile,
  participant: {
    ...hidePrivateFields(profile.participant),
    ...profileOf({ participant: profile.participant, sizesAsked: profile.expedition.sizes_asked }),
  },
})
