import type { KnownMovement, ToldMovement } from '@/domain/bank-lines/find-known-movements'
import { countPairs } from '@/domain/bank-lines/pair-movements'
import type { ThreadOutcome } from '@/server/features/documents/work-in-thread'
import { HttpError } from '@/server/platform/http/errors'
import { createLogger } from '@/server/platform/log/create-logger'
import type { BankFile } from './read-bank-file'
import type { Statement } from './statement'
import type { StatementJob, StatementResult } from './statement-work'
import { statementWorker } from './statement-worker'

const TOO_LONG =
  'Ce fichier est trop long à lire\u00a0: importe une période plus courte, ou choisis un autre format de ta banque.'
/** All pairs are in memory at once. Real statements have a few of one day and sum. */
const MOST_PAIRS = 250_000

const TOO_MANY_ALIKE =
  'Trop de virements de ce relevé ont le même jour et la même somme\u00a0: importe une période plus courte.'
const FAILED = 'Ce fichier n’a pas pu être lu\u00a0: exporte-le à nouveau, ou choisis un autre format de ta banque.'
const BUSY = 'Trop de relevés sont lus en ce moment. Réessaie dans un instant.'

/** The content of a bank file. 422 if it cannot be read or takes too long, 503 if too many are waiting. */
export const readStatement = async (file: BankFile): Promise<Statement> => {
  const result = await work({ file })
  if (!('reading' in result)) throw new Error('The statement thread answered another job.')
  const { reading } = result
  if (reading.ok) return reading.statement
  throw refuseFile(reading.message)
}

/** `findKnownMovements` in the thread. 422 if there are too many pairs or it takes too long, 503 if too many are waiting. */
export const findKnownInThread = async (pairing: {
  incoming: readonly ToldMovement[]
  known: readonly KnownMovement[]
}): Promise<Array<number | null>> => {
  // Most statements tell of days that no other file told.
  if (pairing.known.length === 0) return pairing.incoming.map(() => null)
  if (countPairs(pairing) > MOST_PAIRS) throw refuseFile(TOO_MANY_ALIKE)
  const result = await work({ pairing })
  if (!('places' in result)) throw new Error('The statement thread answered another job.')
  return result.places
}

export const refuseFile = (message: string): HttpError =>
  new HttpError({ status: 422, message, fields: [{ field: 'content', message }] })

const work = async (job: StatementJob): Promise<StatementResult> => {
  const { work: workInThread } = statementWorker()
  if (!workInThread) {
    // A process with a thread never loads the readers.
    const { doStatementJob } = await import('./statement-work')
    return doStatementJob(job)
  }
  const outcome = await workInThread(job).catch(refuseFailed)
  if (outcome.ok) return outcome.result
  if (outcome.reason === 'spent') throw refuseFile(TOO_LONG)
  throw new HttpError({ status: 503, message: BUSY, headers: { 'Retry-After': '10' } })
}

/** A thread that died or threw did so on this file: the next file gets another thread. */
const refuseFailed = (error: unknown): ThreadOutcome<never> => {
  createLogger({ name: 'bank-lines' }).error({ err: error }, 'a bank file was not read')
  throw refuseFile(FAILED)
}
