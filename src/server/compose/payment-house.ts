import { answerHouseCall } from '@/server/features/payment-house/answer-house-call'
import { answerPageCall } from '@/server/features/payment-house/answer-page-call'
import { houseSettings } from '@/server/features/payment-house/house-settings'
import { findPayment } from '@/server/features/payment-house/read-payments'
import { errorResponse, MESSAGES, notFound } from '@/server/platform/http/errors'

/** A call of the payment house's API; where the house is closed, this address does not exist. */
export const callPaymentHouse = async ({ request, path }: { request: Request; path: string[] }): Promise<Response> => {
  const settings = houseSettings()
  if (!settings) return errorResponse(notFound(MESSAGES.notFound))
  return answerHouseCall({ request, path, secretKey: settings.secretKey })
}

/** What a page of the payment house sends; where the house is closed, this address does not exist. */
export const callHousePage = async ({ request, id }: { request: Request; id: string }): Promise<Response> => {
  if (!houseSettings()) return errorResponse(notFound(MESSAGES.notFound))
  return answerPageCall({ request, id })
}

/** What the hosted page of a payment shows; null where there is none, or no house. */
export const loadHousePage = async (id: string) => {
  const row = houseSettings() && (await findPayment(id))
  return (
    row && {
      id: row.id,
      amountCents: row.amount_cents,
      description: row.description,
      returnUrl: row.return_url,
      state: row.state,
      failure: row.state === 'refused' ? row.failure : null,
    }
  )
}
