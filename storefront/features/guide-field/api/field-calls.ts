import type { getCurrentSession, getUser } from '@/contract/accounts'
import { CURRENT_SESSION, USER } from '@/contract/addresses'
import { checkPresence, getFieldSheet, recordOfflineReadings, type PresenceCheck } from '@/contract/guide-field'
import { callApi } from '@/storefront/lib/api/call-api'

/** The token of this browser's session; null when nobody is signed in. */
export const loadToken = async (): Promise<string | null> =>
  (await callApi<typeof getCurrentSession>(CURRENT_SESSION, {})).jwt ?? null

type Call = { id: number; token: string }

export const loadFieldSheet = ({ id, token, kind }: Call & { kind: 'page' | 'copy' }) =>
  callApi(getFieldSheet, { params: { id }, query: { for: kind }, token })

export const sendChecks = ({ id, token, checks }: Call & { checks: PresenceCheck[] }) =>
  callApi(checkPresence, { params: { id }, body: { checks }, token })

export const sendReadings = ({ id, token, readings }: Call & { readings: string[] }) =>
  callApi(recordOfflineReadings, { params: { id }, body: { opened_at: readings }, token })

/** The id of the signed-in account; null for a visitor. */
export const loadOwnId = async (): Promise<number | null> => {
  const token = await loadToken()
  return token === null ? null : (await callApi<typeof getUser>(USER, { token })).id
}
