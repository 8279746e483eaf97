import {
  chooseByLink,
  getChoiceByLink,
  getOwnChoice,
  makeOwnChoice,
  type CancellationChoiceDetail,
  type MadeChoice,
} from '@/contract/cancellation'
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
export type QuestionSource = { linkToken: string } | { reservationId: number }

export const loadChoice = async (source: QuestionSource): Promise<CancellationChoiceDetail> =>
  'linkToken' in source
    ? callApi(getChoiceByLink, wholeLink(source.linkToken))
    : callApi(getOwnChoice, await own(source))

export const sendChoice = async (source: QuestionSource, body: MadeChoice): Promise<CancellationChoiceDetail> =>
  'linkToken' in source
    ? callApi(chooseByLink, { ...source, body })
    : callApi(makeOwnChoice, { ...(await own(source)), body })

export const loadChange = async (source: QuestionSource): Promise<ContractChangeDetail> =>
  'linkToken' in source
    ? callApi(getChangeByLink, wholeLink(source.linkToken))
    : callApi(getOwnChange, await own(source))

export const sendAnswer = async (source: QuestionSource, body: GivenAnswer): Promise<ContractChangeDetail> =>
  'linkToken' in source
    ? callApi(answerChangeByLink, { ...source, body })
    : callApi(answerOwnChange, { ...(await own(source)), body })

export type QuestionText = { kind: 'cancellation_choices' | 'contract_changes'; version: string }

export const loadQuestionText = (params: QuestionText) => callApi(getLegalText, { params })

const own = async ({ reservationId }: { reservationId: number }) => ({
  params: { id: reservationId },
  token: await sessionToken(),
})
