import type { Task } from 'graphile-worker'

/** Publishes what editors scheduled. Payload is loaded only when something is due: it takes seconds and memory. */
export const publishScheduled: Task = async (_payload, helpers) => {
  const { rows } = await helpers.query<{ due: boolean }>(
    `select exists (
      select 1 from payload_jobs
      where completed_at is null and has_error is not true and not coalesce(processing, false)
        and (wait_until is null or wait_until <= now())
    ) as due`,
  )
  if (!rows[0]?.due) return
  const [{ getPayload }, { default: config }] = await Promise.all([import('payload'), import('@payload-config')])
  const payload = await getPayload({ config })
  await payload.jobs.run({ limit: 50, allQueues: true })
}
