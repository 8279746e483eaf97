import type { InputOf, OutputOf } from '@/contract/define-route'
import { getPayment, payByLink, settleByLink, type PaymentDetail } from '@/contract/payments'
import { declineShare } from '@/contract/shared-deposits'
import { ApiError } from '@/storefront/lib/api/api-error'
import { callApi } from '@/storefront/lib/api/call-api'

export type Settled = OutputOf<typeof settleByLink.response>

/** What a link is to pay; `settled`: how far the last payment by it is. */
export type LinkedPayment = {
  detail: PaymentDetail
  settled: Settled | null
  /** The provider did not answer: what is shown is what was known. */
  isDown: boolean
}

/** Has the last payment settled before it is read: whoever comes back from the provider learns how it ended. */
export const loadPayment = async (linkToken: string): Promise<LinkedPayment> => {
  const { settled, isDown } = await settle(linkToken)
  return { settled, isDown, detail: await callApi(getPayment, { linkToken }) }
}

export const startPayment = ({ linkToken, body }: { linkToken: string; body: InputOf<typeof payByLink.body> }) =>
  callApi(payByLink, { linkToken, body })

/** Answers by the link of a share that its person does not come. */
export const declineLinkedShare = (linkToken: string) => callApi(declineShare, { linkToken })

const settle = async (linkToken: string): Promise<Pick<LinkedPayment, 'settled' | 'isDown'>> => {
  try {
    return { settled: await callApi(settleByLink, { linkToken }), isDown: false }
  } catch (error) {
    if (error instanceof ApiError && error.status === 503) return { settled: null, isDown: true }
    throw error
  }
}
