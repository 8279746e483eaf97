import type { IncomingMessage } from 'node:http'
import { finishAnswer } from './finish-answer'
import type { FinishOptions } from './finish-answer'
import type { KeptAnswers } from './kept-answers'
import { tellRequestId } from './request-log'
import { sendKeptAnswer } from './send-kept-answer'
import { sharedKey } from './shared-key'

type Options = Omit<FinishOptions, 'keep' | 'onStart'> & {
  kept: KeptAnswers
  /** The request as it came, by `sharedKey`, and its path for the log: so that the same words are answered sooner. */
  came: { words: string | undefined; path: string }
  ask: () => Promise<void>
}

/** Gives a kept answer again, or asks Next, keeping what may be kept and dropping all of it when something changed. */
export async function answerThroughMemory({ kept, came, ask, ...request }: Options) {
  const { req, res } = request
  const key = sharedKey(req)
  const answer = key === undefined ? undefined : kept.recall(key)
  if (answer) {
    if (came.words !== undefined) kept.rememberRequest({ words: came.words, path: came.path, answer })
    sendKeptAnswer({ req, res, answer })
    return
  }
  tellRequestId(res)
  const isChanging = isChange(req)
  const onStart = () => {
    if (isChanging && res.statusCode < 400) kept.drop()
  }
  finishAnswer({ ...request, onStart, keep: key === undefined ? undefined : kept.keeper(key) })
  await ask()
}

// Whoever wrote reads what they wrote, before PostgreSQL tells everybody.
function isChange({ method }: IncomingMessage): boolean {
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS'
}
