import type { Task } from 'graphile-worker'
import { REVALIDATION_CHANNEL } from '@/server/platform/cache/cache-tags'
import { withClientTransaction } from '@/server/platform/db/with-client-transaction'
import { otherEngine } from '../other-engine'
import { lockFamilies } from '../postgres/lock-cards'
import { categoriesOf } from '../postgres/save-statement'
import { recordChanges } from '../sync/record-changes'

const REFRESH = /* sql */ `
  with changed as (
    update hit_shapes s set categories = now_in.categories
    from (select id, ${categoriesOf('activities')} as categories from hit_shapes) now_in
    where now_in.id = s.id and now_in.categories <> s.categories
    returning s.id
  )
  select r.id from hit_rows r join changed c on c.id = r.shape`

/** Puts the expeditions in the families of activities as the marketers last made them. */
export const refreshHitFamilies: Task = (_payload, { withPgClient }) =>
  withPgClient((client) =>
    withClientTransaction(client, async () => {
      await lockFamilies(client)
      const { rows } = await client.query<{ id: number }>(REFRESH)
      if (otherEngine()) await recordChanges({ client, ids: rows.map(({ id }) => id) })
      await client.query('select pg_notify($1, $2)', [REVALIDATION_CHANNEL, 'hits catalogue'])
    }),
  )
