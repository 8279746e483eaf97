import type { getGuideDeparture, remindParticipant } from '@/contract/guide-departures'
import { callApi } from '@/storefront/lib/call-api'
import { readSession } from '@/storefront/lib/session-store'

// The contract's types alone: its zod schemas would weigh on the page.
const DEPARTURE: Pick<typeof getGuideDeparture, 'method' | 'path'> = { method: 'get', path: '/v1/guide/departures/:id' }
const REMINDER: Pick<typeof remindParticipant, 'method' | 'path'> = {
  method: 'post',
  path: '/v1/guide/departures/:id/participants/:participant_id/remind',
}

const token = () => readSession().user?.token

/** The roster as it is now, asked for to be printed: the reading is recorded as such. */
export const loadSheet = (id: number) =>
  callApi(DEPARTURE as typeof getGuideDeparture, { params: { id }, query: { for: 'print' }, token: token() })

export const sendReminder = ({ id, participantId }: { id: number; participantId: number }) =>
  callApi(REMINDER as typeof remindParticipant, { params: { id, participant_id: participantId }, token: token() })
