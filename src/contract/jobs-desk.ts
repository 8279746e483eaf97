import * as z from 'zod/mini'
import { definePanelRoute } from './define-route'

const JobState = z.enum(['waiting', 'running', 'again', 'failed'])

/** A job of the worker: never what it is about, which may be personal. */
const DeskJob = z.object({
  id: z.string(),
  task: z.string(),
  /** `again`: it failed, and is tried again at `at`; `failed`: it is tried no more. */
  state: JobState,
  attempts: z.int(),
  at: z.iso.datetime(),
  error: z.nullable(z.string()),
})
export type DeskJob = z.infer<typeof DeskJob>

/** What names a row of a task. */
const RowName = z.strictObject({
  task: z.string().check(z.maxLength(100)),
  step: z.string().check(z.maxLength(100)),
  row_id: z.string().check(z.maxLength(200)),
})

/** A row on which a task failed: the others went on. */
const SetAsideRow = z.object({
  task: z.string(),
  step: z.string(),
  row_id: z.string(),
  attempts: z.int(),
  failed_at: z.iso.datetime(),
  /** Null once it was given up. */
  retry_at: z.nullable(z.iso.datetime()),
  error: z.string(),
})
export type SetAsideRow = z.infer<typeof SetAsideRow>

/** An address that a mail server refused for good. */
const RefusedAddress = z.object({
  address: z.string(),
  user_id: z.nullable(z.int()),
  reply_code: z.int(),
  refusals: z.int(),
  last_refused_at: z.iso.datetime(),
})

const JobsDesk = z.object({
  counts: z.object({ waiting: z.int(), running: z.int(), failed: z.int(), set_aside: z.int() }),
  /** How long the oldest job has waited that may run, in seconds. */
  oldest_seconds: z.int(),
  has_worker: z.boolean(),
  /** How many jobs of each task wait, the most first. */
  waiting: z.array(z.object({ task: z.string(), count: z.int(), oldest_at: z.iso.datetime() })),
  /** Those that run, failed, or are tried again; 200 at most. */
  jobs: z.array(DeskJob),
  rows: z.array(SetAsideRow),
  refused_addresses: z.array(RefusedAddress),
})
export type JobsDesk = z.infer<typeof JobsDesk>

/** What the worker has to do, does, and could not do. */
export const getJobsDesk = definePanelRoute({
  method: 'get',
  path: '/upkeep/jobs',
  auth: 'staff',
  response: JobsDesk,
})

const JobParams = z.object({ id: z.string().check(z.regex(/^\d{1,18}$/)) })
const Done = z.object({ ok: z.literal(true) })

/** Has a job that failed done at once; 409 for one that runs or is gone. */
export const retryJob = definePanelRoute({
  method: 'post',
  path: '/upkeep/jobs/:id/retry',
  auth: 'staff',
  params: JobParams,
  response: Done,
})

/** Drops a job that failed; 409 for one that runs or is gone. */
export const giveUpJob = definePanelRoute({
  method: 'post',
  path: '/upkeep/jobs/:id/give-up',
  auth: 'staff',
  params: JobParams,
  response: Done,
})

/** Has a task come to a row that was set aside; 409 for one that is no more. */
export const retryRow = definePanelRoute({
  method: 'post',
  path: '/upkeep/rows/retry',
  auth: 'staff',
  body: RowName,
  response: Done,
})

/** Leaves a row that was set aside to the team: the task comes to it no more; 409 for one that is no more. */
export const giveUpRow = definePanelRoute({
  method: 'post',
  path: '/upkeep/rows/give-up',
  auth: 'staff',
  body: RowName,
  response: Done,
})
