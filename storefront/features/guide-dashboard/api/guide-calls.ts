import type { getGuideDeparture, remindParticipant } from '@/contract/guide-departures'
import { callApi } from '@/storefront/lib/call-api'
import { lightRoute } from '@/storefront/lib/light-route'
import { sessionToken } from '@/storefront/lib/session-token'

const DEPARTURE = lightRoute<typeof getGuideDeparture>({ method: 'get', path: '/v1/guide/departures/:id' })
const REMINDER = lightRoute<typeof remindParticipant>({
  method: 'post',
  path: '/v1/guide/departures/:id/participants/:participant_id/remind',
})

/** The roster as it is now, asked for to be printed: the reading is recorded as such. */
export const loadSheet = async (id: number) =>
  callApi(DEPARTURE, {
    params: { id },
    query: { for: 'print' },
    token: await sessionToken(),
  })

export const sendReminder = async ({ id, participantId }: { id: number; participantId: number }) =>
  callApi(REMINDER, {
    params: { id, participant_id: participantId },
    token: await sessionToken(),
  })
