import { onDatabase } from '../fixtures/on-database'
import { openedAccounts } from './opened-accounts'

/** Takes away what the accounts of these stories wrote, so that they leave the demo as they found it. */
export const forgetAccounts = async (): Promise<void> => {
  if (openedAccounts.length === 0) return
  // Numbers that the site gave: fit for a statement as they are.
  const mine = openedAccounts.splice(0).map(Number).join(', ')
  await onDatabase(async (client) => {
    await client.query(`delete from moderation_events where review_id in (select id from reviews where user_id in (${mine}))
      or message_id in (select id from messages where author_id in (${mine}))`)
    await client.query(
      `delete from message_reports where message_id in (select id from messages where author_id in (${mine}))`,
    )
    await client.query(`delete from messages where parent_id in (select id from messages where author_id in (${mine}))`)
    await client.query(`delete from messages where author_id in (${mine})`)
    const { rows } = await client.query<{ expedition_id: number }>(
      `delete from reviews where user_id in (${mine}) returning expedition_id`,
    )
    await client.query(`delete from reservations where user_id in (${mine})`)
    await client.query(
      `delete from departures where title = 'Voyage fait' and id not in (select departure_id from reservations)`,
    )
    for (const { expedition_id } of rows) {
      await client.query(
        `select graphile_worker.add_job('refresh_expedition_hits', json_build_object('scope', 'expedition', 'id', $1::int))`,
        [expedition_id],
      )
    }
    await client.query(`select pg_notify('lagopede_revalidate', 'reviews hits')`)
  })
}
