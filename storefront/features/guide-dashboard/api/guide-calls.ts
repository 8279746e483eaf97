import { listDepartureChanges, noteDepartureVisit } from '@/contract/departure-changes'
import { getGuideDeparture, remindParticipant } from '@/contract/guide-departures'
import { callApi } from '@/storefront/lib/api/call-api'
import { sessionToken } from '@/storefront/lib/session/token'

/** The roster as it is now, asked for to be printed: the reading is recorded as such. */
export const loadSheet = async (id: number) =>
  callApi(getGuideDeparture, {
    params: { id },
    query: { for: 'print' },
    token: await sessionToken(),
  })

export const sendReminder = async ({ id, participantId }: { id: number; participantId: number }) =>
  callApi(remindParticipant, {
    params: { id, participant_id: participantId },
    token: await sessionToken(),
  })

export const loadChanges = async (id: number) =>
  callApi(listDepartureChanges, { params: { id }, token: await sessionToken() })

export const noteVisit = async ({ id, until }: { id: number; until: string }) =>
  callApi(noteDepartureVisit, { params: { id }, body: { until }, token: await sessionToken() })
