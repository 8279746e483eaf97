import type pg from 'pg'

type Client = Pick<pg.ClientBase, 'query'>

/**
 * Notes, in the caller's transaction, which documents the other engine must be told of, and wakes the task that tells
 * it. A document noted twice is told once, in its last state; one set aside gets another chance.
 */
export const recordChanges = async ({ client, ids }: { client: Client; ids: number[] }): Promise<void> => {
  if (ids.length === 0) return
  await client.query(
    /* sql */ `
    insert into search_backlog (id) select distinct unnest($1::int[]) as id order by id
    on conflict (id) do update set version = default, attempts = 0, error = null, retry_at = now(), set_aside_at = null`,
    [ids],
  )
  await client.query(`select graphile_worker.add_job('sync_search', '{}', job_key => 'sync_search')`)
}
