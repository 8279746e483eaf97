import { query } from '../../db/pool'

/** Turns a user's mails about favourites on or off. */
export const saveAlerts = async ({ userId, enabled }: { userId: number; enabled: boolean }): Promise<void> => {
  // That column alone: writing the whole user back would undo what changes at the same time.
  await query('update users set favourite_alerts = $2 where id = $1', [userId, enabled])
}
