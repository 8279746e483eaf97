import config from '@payload-config'
import { getPayload } from 'payload'
import { expect, it } from 'vitest'
import { eventually } from '../../../tests/component/eventually'
import { testDatabaseUrl } from '../../../tests/integration/setup'
import { waitingForLocks } from '../../../tests/integration/waiting-for-locks'
import { withClient } from '@/server/platform/postgres/probe'
import { migrate } from './migrate'

it('waits for a migration that another process makes', async () => {
  // The site's own, which minds a connection that is cut.
  await getPayload({ config, cron: false })
  const order: string[] = []
  let migrating: Promise<unknown> = Promise.resolve()
  await withClient(testDatabaseUrl(), async (client) => {
    await client.query(`select pg_advisory_lock(7316220150)`)
    migrating = migrate().then(() => order.push('this one'))
    await eventually(async () => expect(await waitingForLocks()).toBe(1))
    order.push('the other')
  })
  await migrating
  expect(order).toEqual(['the other', 'this one'])
})
