import { answerJobs } from './answer-jobs'
import { buildPdf, type PdfJob } from './build-pdf'

// The thread that start-pdf-thread.ts begins: a job comes in, its paper goes out.
answerJobs(async (job: PdfJob) => new Uint8Array(await buildPdf(job)))
