import { answerJobs } from '../documents/answer-jobs'
import { doStatementJob } from './statement-work'

// The thread that start-statement-thread.ts starts.
answerJobs(doStatementJob)
