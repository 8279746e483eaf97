import type { ThreadOutcome } from '@/server/features/documents/work-in-thread'
import type { StatementJob, StatementResult } from './statement-work'

type StatementWorker = { work?: ((job: StatementJob) => Promise<ThreadOutcome<StatementResult>>) | undefined }

// Next has its own copy of this module: the server starts the thread, its routes use it.
const shared = globalThis as typeof globalThis & { lagopedeStatementWorker?: StatementWorker }

/** Reads bank files off this process's event loop; empty where no thread was started. */
export const statementWorker = (): StatementWorker => (shared.lagopedeStatementWorker ??= {})
