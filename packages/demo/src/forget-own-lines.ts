import { pool, queryOne } from '@/server/platform/db/pool'
import { withClientTransaction } from '@/server/platform/db/with-client-transaction'

/** The number of the last line of the change log; 0 when it is empty. */
export const lastLogLine = async (): Promise<number> => {
  const row = await queryOne<{ last: number }>('select coalesce(max(id), 0)::int as last from change_log')
  return row?.last ?? 0
}

/**
 * Takes out of the change log what the seeding has written in it since a line: nobody changed that. Its guard yields to the
 * owner of the table alone, for this transaction.
 */
export const forgetLinesAfter = async (line: number): Promise<void> => {
  const client = await pool().connect()
  try {
    await withClientTransaction(client, async () => {
      await client.query('alter table change_log disable trigger change_log_is_kept_for_years')
      await client.query('delete from change_log where id > $1', [line])
      await client.query('alter table change_log enable trigger change_log_is_kept_for_years')
    })
  } finally {
    client.release()
  }
}
