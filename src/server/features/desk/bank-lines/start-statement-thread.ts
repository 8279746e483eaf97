import { threadFile, workInThread } from '@/server/features/documents/work-in-thread'
import type { StatementResult } from './statement-work'
import { statementWorker } from './statement-worker'

/** The largest file takes a second. */
const PATIENCE = 10_000
const MAX_WAITING = 4
/** Twice what the costliest file takes: Node may end the whole process with a thread that runs out of memory. */
export const MEMORY_MB = 256

/** Makes this process read bank files in a thread, which starts with the first file. */
export const startStatementThread = ({
  execArgv,
  patienceMs = PATIENCE,
  memoryMb = MEMORY_MB,
}: { execArgv?: string[]; patienceMs?: number; memoryMb?: number } = {}): void => {
  statementWorker().work = workInThread<StatementResult>({
    file: threadFile({ name: 'statement-thread', from: import.meta.url }),
    execArgv,
    maxWaiting: MAX_WAITING,
    patienceMs,
    memoryMb,
  })
}
