import {
  answerChangeByLink,
  answerOwnChange,
  getChangeByLink,
  getOwnChange,
  type ContractChangeDetail,
  type GivenAnswer,
} from '@/contract/contract-changes'
import { getLegalText } from '@/contract/legal'
import { callApi } from '@/storefront/lib/api/call-api'
import { wholeLink } from '@/storefront/lib/api/whole-link'
import { sessionToken } from '@/storefront/lib/session/token'

/** By a private link, or as who is signed in. */
export type ChangeSource = { linkToken: string } | { reservationId: number }

export const loadChange = async (source: ChangeSource): Promise<ContractChangeDetail> =>
  'linkToken' in source
    ? callApi(getChangeByLink, wholeLink(source.linkToken))
    : callApi(getOwnChange, { params: { id: source.reservationId }, token: await sessionToken() })

export const sendAnswer = async (source: ChangeSource, body: GivenAnswer): Promise<ContractChangeDetail> =>
  'linkToken' in source
    ? callApi(answerChangeByLink, { ...source, body })
    : callApi(answerOwnChange, { params: { id: source.reservationId }, body, token: await sessionToken() })

export const loadChangeText = (version: string) =>
  callApi(getLegalText, { params: { kind: 'contract_changes', version } })
