import {
  getCalendarLink,
  getGuideNews,
  listGuidedDepartures,
  renewCalendarLink,
  revokeCalendarLink,
  setGuideNews,
} from '@/contract/guide-calendar'
import {
  addGuideAbsence,
  addOwnAbsence,
  listGuideAbsences,
  listOwnAbsences,
  removeGuideAbsence,
  removeOwnAbsence,
} from '@/contract/guide-absences'
import { listDepartureChanges, noteDepartureVisit } from '@/contract/departure-changes'
import { getGuideDeparture, remindParticipant } from '@/contract/guide-departures'
import { checkPresence, getFieldSheet, recordOfflineReadings } from '@/contract/guide-field'
import { listGroupMessages, writeToGroup } from '@/contract/guide-messages'
import { implementRoute } from '@/server/platform/http/implement-route'
import { getCalendarLinkOf, renewCalendarLinkOf, revokeCalendarLinkOf } from './calendar-link'
import { checkPresenceOf } from './check-presence'
import { listChangesOf, noteVisitOf } from './departure-changes'
import { getDepartureOf } from './get-departure'
import { getFieldSheetOf } from './get-field-sheet'
import { getGuideNewsOf, setGuideNewsOf } from './guide-news'
import { addAbsence, listAbsences, removeAbsence } from './guide-absences'
import { listDeparturesOf } from './list-departures'
import { listGroupMessagesOf } from './list-group-messages'
import { addOwnAbsenceOf, listOwnAbsencesOf, removeOwnAbsenceOf } from './own-absences'
import { recordOfflineReadingsOf } from './record-offline-readings'
import { remindParticipantOf } from './remind-participant'
import { writeToGroupOf } from './write-to-group'

export const GUIDE_DEPARTURE_ENDPOINTS = [
  implementRoute(listGuidedDepartures, ({ user, req }) => listDeparturesOf({ req, userId: user.id })),
  implementRoute(getCalendarLink, ({ user, req }) => getCalendarLinkOf({ req, userId: user.id })),
  implementRoute(renewCalendarLink, ({ user, req }) => renewCalendarLinkOf({ req, userId: user.id })),
  implementRoute(revokeCalendarLink, ({ user, req }) => revokeCalendarLinkOf({ req, userId: user.id })),
  implementRoute(getGuideNews, ({ user, req }) => getGuideNewsOf({ req, userId: user.id })),
  implementRoute(setGuideNews, ({ body, user, req }) => setGuideNewsOf({ req, userId: user.id, ...body })),
  implementRoute(listOwnAbsences, ({ user, req }) => listOwnAbsencesOf({ req, userId: user.id })),
  implementRoute(addOwnAbsence, ({ body, user, req }) => addOwnAbsenceOf({ req, userId: user.id, ...body })),
  implementRoute(removeOwnAbsence, ({ params, user, req }) =>
    removeOwnAbsenceOf({ req, userId: user.id, id: params.id }),
  ),
  implementRoute(getGuideDeparture, ({ params, query, user, req }) =>
    getDepartureOf({ req, user, departureId: params.id, kind: query.for }),
  ),
  implementRoute(listDepartureChanges, ({ params, user, req }) => listChangesOf({ req, user, departureId: params.id })),
  implementRoute(noteDepartureVisit, ({ params, body, user, req }) =>
    noteVisitOf({ req, user, departureId: params.id, until: body.until }),
  ),
  implementRoute(remindParticipant, ({ params, user, req }) =>
    remindParticipantOf({ req, user, departureId: params.id, participantId: params.participant_id }),
  ),
  implementRoute(getFieldSheet, ({ params, query, user, req }) =>
    getFieldSheetOf({ req, user, departureId: params.id, kind: query.for }),
  ),
  implementRoute(checkPresence, ({ params, body, user, req }) =>
    checkPresenceOf({ req, user, departureId: params.id, checks: body.checks }),
  ),
  implementRoute(recordOfflineReadings, ({ params, body, user, req }) =>
    recordOfflineReadingsOf({ req, user, departureId: params.id, openedAt: body.opened_at }),
  ),
  implementRoute(listGroupMessages, ({ params, user, req }) =>
    listGroupMessagesOf({ req, user, departureId: params.id }),
  ),
  implementRoute(writeToGroup, ({ params, headers, body, user, req }) =>
    writeToGroupOf({ req, user, departureId: params.id, key: headers['idempotency-key'], ...body }),
  ),
]

/** What the agency notes of the days on which a guide is not available. */
export const GUIDE_ABSENCE_ENDPOINTS = [
  implementRoute(listGuideAbsences, ({ params, req }) => listAbsences({ req, guideId: params.id })),
  implementRoute(addGuideAbsence, ({ params, body, user, req }) =>
    addAbsence({ req, guideId: params.id, authorId: user.id, isOwn: false, ...body }),
  ),
  implementRoute(removeGuideAbsence, ({ params, req }) =>
    removeAbsence({ req, guideId: params.id, id: params.absence_id }),
  ),
]
