import { getOwnProfile, updateOwnProfile } from '@/contract/participants'
import { shareParticipantLink, updateKit } from '@/contract/reservation-participants'
import { implementRoute } from '@/server/platform/http/implement-route'
import { getProfileByLink } from './get-own-profile'
import { saveKit } from './save-kit'
import { shareLinkOf } from './share-link'
import { updateProfileByLink } from './update-own-profile'

export const PARTICIPANT_ENDPOINTS = [
  implementRoute(shareParticipantLink, ({ params, body, user, req }) =>
    shareLinkOf({
      req,
      userId: user.id,
      reservationId: params.id,
      position: params.position,
      travelersShown: body.travelers_count,
      send: body.send,
      given: body.token,
    }),
  ),
  implementRoute(updateKit, ({ params, body, user, req }) =>
    saveKit({ req, userId: user.id, reservationId: params.id, packed: body.packed }),
  ),
  implementRoute(getOwnProfile, ({ headers, req }) => getProfileByLink({ req, token: headers['link-token'] })),
  implementRoute(updateOwnProfile, ({ headers, body, req }) =>
    updateProfileByLink({ req, token: headers['link-token'], changes: body }),
  ),
]
