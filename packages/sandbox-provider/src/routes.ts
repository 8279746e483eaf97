import { answerSandboxCall } from './answer-sandbox-call'
import { answerPageCall } from './answer-page-call'
import { sandboxSettings } from './sandbox-settings'
import { findPayment } from './read-payments'
import { errorResponse, MESSAGES, notFound } from '@/server/platform/http/errors'

/** A call of the sandbox payment provider's API; where the sandbox is closed, this address does not exist. */
export const callSandboxProvider = async ({
  request,
  path,
}: {
  request: Request
  path: string[]
}): Promise<Response> => {
  const settings = sandboxSettings()
  if (!settings) return errorResponse(notFound(MESSAGES.notFound))
  return answerSandboxCall({ request, path, secretKey: settings.secretKey })
}

/** What a page of the sandbox payment provider sends; where the sandbox is closed, this address does not exist. */
export const callSandboxPage = async ({ request, id }: { request: Request; id: string }): Promise<Response> => {
  if (!sandboxSettings()) return errorResponse(notFound(MESSAGES.notFound))
  return answerPageCall({ request, id })
}

/** What the hosted page of a payment shows; null where there is none, or no sandbox. */
export const loadSandboxPage = async (id: string) => {
  const row = sandboxSettings() && (await findPayment(id))
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
