import { answerJobs } from '@/server/features/documents/answer-jobs'
import { doStatementJob } from './statement-work'

// The thread that start-statement-thread.ts starts.
answerJobs(doStatementJob)
