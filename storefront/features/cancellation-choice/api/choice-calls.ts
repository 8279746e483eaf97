import {
  chooseByLink,
  getChoiceByLink,
  getOwnChoice,
  makeOwnChoice,
  type CancellationChoiceDetail,
  type MadeChoice,
} from '@/contract/cancellation'
import { getLegalText } from '@/contract/legal'
import { callApi } from '@/storefront/lib/api/call-api'
import { wholeLink } from '@/storefront/lib/api/whole-link'
import { sessionToken } from '@/storefront/lib/session/token'

/** By a private link, or as who is signed in. */
export type ChoiceSource = { linkToken: string } | { reservationId: number }

export const loadChoice = async (source: ChoiceSource): Promise<CancellationChoiceDetail> =>
  'linkToken' in source
    ? callApi(getChoiceByLink, wholeLink(source.linkToken))
    : callApi(getOwnChoice, { params: { id: source.reservationId }, token: await sessionToken() })

export const sendChoice = async (source: ChoiceSource, body: MadeChoice): Promise<CancellationChoiceDetail> =>
  'linkToken' in source
    ? callApi(chooseByLink, { ...source, body })
    : callApi(makeOwnChoice, { params: { id: source.reservationId }, body, token: await sessionToken() })

export const loadChoiceText = (version: string) =>
  callApi(getLegalText, { params: { kind: 'cancellation_choices', version } })
