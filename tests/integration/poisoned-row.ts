import { expect, onTestFinished } from 'vitest'
import { query } from '@/server/platform/db/pool'
import { runTask } from './run-jobs'

export type PoisonedTask = {
  task: string
  /** Two rows that are due, the one that the task comes to first before the other. */
  make: () => Promise<[first: number | string, second: number | string]>
  /** Has the work on the first row fail; what it answers mends it. */
  poison: (first: number | string) => Promise<() => Promise<unknown>>
  isDone: (row: number | string) => Promise<unknown>
}

/** The task does the row behind one that fails, sets that one aside with its error, leaves it alone until its hour, and does it once it can. */
export const expectOthersToGoOn = async ({ task, make, poison, isDone }: PoisonedTask): Promise<void> => {
  const [first, second] = await make()
  const mend = await poison(first)
  await runTask(task)
  expect([await isDone(first), await isDone(second)].map(Boolean)).toEqual([false, true])
  expect(await setAside(task)).toEqual([{ id: String(first), attempts: 1, isWaiting: true }])
  await runTask(task)
  expect(await setAside(task)).toMatchObject([{ attempts: 1 }])
  await comeToRetry(task)
  await runTask(task)
  expect(await setAside(task)).toMatchObject([{ attempts: 2, isWaiting: true }])
  await mend()
  await comeToRetry(task)
  await runTask(task)
  expect(Boolean(await isDone(first))).toBe(true)
  expect(await setAside(task)).toEqual([])
}

/** Has PostgreSQL refuse every change of the rows of a table that have a value. */
export const poisonRows = (table: string, column: string) => async (value: number | string) => {
  await query(`
    create function refuse_poisoned() returns trigger language plpgsql as $$ begin raise exception 'poisoned'; end $$;
    create trigger poisoned_writes before insert or update on ${table} for each row
      when (new.${column}::text = '${value}') execute function refuse_poisoned()`)
  const mend = () => query('drop function if exists refuse_poisoned cascade')
  onTestFinished(async () => void (await mend()))
  return mend
}

const setAside = (task: string) =>
  query(
    `select split_part(row_id, '/', 1) as id, attempts, retry_at > now() as "isWaiting" from set_aside_rows where task = $1`,
    [task],
  )

const comeToRetry = (task: string) =>
  query(`update set_aside_rows set retry_at = now() - interval '1 second' where task = $1`, [task])
