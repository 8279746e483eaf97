import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { stampClientAddress } from '@/server/platform/log/client-address'
import type { TrustedProxies } from '@/trusted-proxies'
import type { KeptAnswers } from './kept-answers'
import { logRequest } from './request-log'
import { sendKeptAnswer } from './send-kept-answer'

type Options = {
  req: IncomingMessage
  res: ServerResponse
  kept: KeptAnswers
  /** As `sharedKey` names the request as it came. */
  words: string | undefined
  trust: TrustedProxies
  logger: Logger
}

/**
 * Answers a request whose very words were answered within the second, before its address is so much as read: all that is looked at on the
 * way was found the same then. False where there is nothing to give again.
 */
export function answerAgain({ req, res, kept, words, trust, logger }: Options): boolean {
  const again = words === undefined ? undefined : kept.recallRequest(words)
  if (!again) return false
  stampClientAddress({ req, trust })
  logRequest({ req, res, path: again.path, logger, facts: {} })
  sendKeptAnswer({ req, res, answer: again.answer })
  return true
}
