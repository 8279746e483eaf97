import { REVALIDATION_CHANNEL } from '@/server/platform/cache/cache-tags'
import { pool } from '@/server/platform/db/pool'
import { withClientTransaction } from '@/server/platform/db/with-client-transaction'
import { saveExpeditionHits } from '@/server/features/search/cards/save-expedition-hits'

const BATCH = 500

/** Builds every card at once and has the pages built anew. */
export const refreshHits = async (): Promise<void> => {
  const client = await pool().connect()
  try {
    const { rows } = await client.query<{ id: number }>('select id from expeditions order by id')
    for (let first = 0; first < rows.length; first += BATCH) {
      const ids = rows.slice(first, first + BATCH).map(({ id }) => id)
      await withClientTransaction(client, () => saveExpeditionHits({ client, ids }))
    }
    await client.query('analyze')
    await client.query('select pg_notify($1, $2)', [REVALIDATION_CHANNEL, 'site'])
  } finally {
    client.release()
  }
}
