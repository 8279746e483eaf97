import type { getGuideDeparture, remindParticipant } from '@/contract/guide-departures'
import { callApi } from '@/storefront/lib/call-api'
import { sessionToken } from '@/storefront/lib/session-token'

// The contract's types alone: its zod schemas would weigh on the page.
const DEPARTURE: Pick<typeof getGuideDeparture, 'method' | 'path'> = { method: 'get', path: '/v1/guide/departures/:id' }
const REMINDER: Pick<typeof remindParticipant, 'method' | 'path'> = {
  method: 'post',
  path: '/v1/guide/departures/:id/participants/:participant_id/remind',
}

/** The roster as it is now, asked for to be printed: the reading is recorded as such. */
export const loadSheet = async (id: number) =>
  callApi(DEPARTURE as typeof getGuideDeparture, {
    params: { id },
    query: { for: 'print' },
    token: await sessionToken(),
  })

export const sendReminder = async ({ id, participantId }: { id: number; participantId: number }) =>
  callApi(REMINDER as typeof remindParticipant, {
    params: { id, participant_id: participantId },
    token: await sessionToken(),
  })
