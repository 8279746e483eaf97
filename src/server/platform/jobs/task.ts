import type { Task } from 'graphile-worker'

/** What each task that the house enqueues is told, by its name: a feature adds its own in its jobs.ts. */
export interface TaskPayloads {}

/** A task of the worker. `at` is when the clock runs it, as five fields of cron in UTC; repeats of the clock fold into one. */
export type WorkerTask = { name: string; run: Task; at?: string }
