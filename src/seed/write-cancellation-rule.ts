import type { Payload } from 'payload'

/** Publishes the agency's table of cancellation fees where there is none: migrating has, unless a seeding was begun again. */
export const writeCancellationRule = async ({ payload }: { payload: Payload }): Promise<void> => {
  const { totalDocs } = await payload.count({ collection: 'cancellation-rules' })
  if (totalDocs > 0) return
  await payload.create({
    collection: 'cancellation-rules',
    data: {
      version: '1',
      effective_on: '2018-01-01T12:00:00.000Z',
      status: 'published',
      is_default: true,
      steps: [
        { days_before: 30, refund_percent: 100 },
        { days_before: 14, refund_percent: 70 },
        { days_before: 0, refund_percent: 0 },
      ],
    },
  })
}
