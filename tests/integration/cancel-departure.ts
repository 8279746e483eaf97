import { startMailPreviews } from '@/server/features/booking-mails/start-mail-previews'
import { query } from '@/server/platform/db/pool'
import { call, type Answer } from './call'
import { runJobs } from './run-jobs'

type Wish = { id: number; token: string; ending?: string; reason?: string }

/** Plans the cancellation of a departure as the agency does, with the code that it is shown; answers what was answered. */
export const planCancellation = async ({ id, token, ending = 'other', reason = 'Essai' }: Wish) => {
  startMailPreviews()
  const path = `departures/${String(id)}/cancel`
  const body = { ending, reason }
  const { body: preview } = await call<{ code?: string }>(`${path}/preview`, { method: 'POST', token, body })
  return call<{ error: string; runs_at: string }>(path, {
    method: 'POST',
    token,
    body: { ...body, code: preview.code ?? 'AUCUN' },
  })
}

/** Cancels a departure, the minutes during which that may be stopped past. */
export const cancelDeparture = async (wish: Wish): Promise<Answer<{ error: string }>> => {
  const planned = await planCancellation(wish)
  if (planned.status !== 200) return planned
  await query(`update departure_cancellations set runs_at = now() where departure_id = $1 and state = 'planned'`, [
    wish.id,
  ])
  await query(`select graphile_worker.add_job('cancel_departures')`)
  await runJobs()
  return planned
}
