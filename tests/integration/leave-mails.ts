import { vi } from 'vitest'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { parisInstant } from '@/domain/days/paris-instant'
import { query } from '@/server/platform/db/pool'
import { runJobs } from './run-jobs'

/** What leaves at its hour by an instant: without one, by this evening in Paris. The worker’s clock says that instant. */
export const leaveMails = async (now = thisEvening()): Promise<void> => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  try {
    await query(`select graphile_worker.add_job('leave_scheduled_mails')`)
    await runJobs()
  } finally {
    vi.useRealTimers()
  }
}

/** Twenty hours in Paris, or a minute from now once they are past: the database’s clock, which dates the task, is the real one. */
const thisEvening = (): Date => {
  const evening = parisInstant({ day: calendarDayInParis(new Date()), hour: 20 })
  return new Date(Math.max(evening.getTime(), Date.now() + 60_000))
}
