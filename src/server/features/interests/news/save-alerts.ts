import type { OutputOf } from '@/contract/define-route'
import type { saveInterestAlerts } from '@/contract/interests'
import { queryOne } from '@/server/platform/db/pool'

type Input = { userId: number; body: OutputOf<typeof saveInterestAlerts.body> }
type Alerts = OutputOf<typeof saveInterestAlerts.response>

/** Turns a user's mails on or off, and answers which are on. */
export const saveAlerts = async ({ userId, body }: Input): Promise<Alerts> => {
  // Those columns alone: writing the whole user back would undo what changes at the same time.
  const alerts = await queryOne<Alerts>(
    `update users set favourite_alerts = coalesce($2, favourite_alerts), basket_reminders = coalesce($3, basket_reminders)
     where id = $1
     returning coalesce(favourite_alerts, true) as enabled, coalesce(basket_reminders, false) as basket_reminders`,
    [userId, body.enabled ?? null, body.basket_reminders ?? null],
  )
  // Nobody is left to write to.
  return alerts ?? { enabled: false, basket_reminders: false }
}
