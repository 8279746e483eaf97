import { getGuideDeparture, remindParticipant } from '@/contract/guide-departures'
import { implementRoute } from '@/server/platform/http/implement-route'
import { getDepartureOf } from './get-departure'
import { remindParticipantOf } from './remind-participant'

export const GUIDE_DEPARTURE_ENDPOINTS = [
  implementRoute(getGuideDeparture, ({ params, query, user, req }) =>
    getDepartureOf({ req, user, departureId: params.id, kind: query.for }),
  ),
  implementRoute(remindParticipant, ({ params, user, req }) =>
    remindParticipantOf({ req, user, departureId: params.id, participantId: params.participant_id }),
  ),
]
