import { expect, it } from 'vitest'
import { withClient } from '@/server/platform/postgres/probe'
import { eventually } from '../../tests/component/eventually'
import { testDatabaseUrl } from '../../tests/integration/setup'
import { waitingForLocks } from '../../tests/integration/waiting-for-locks'
import { prepareAlone } from './prepare-alone'

it('waits for what another process prepares', async () => {
  const order: string[] = []
  let preparing: Promise<unknown> = Promise.resolve()
  await withClient(testDatabaseUrl(), async (client) => {
    await client.query('select pg_advisory_lock(7316220152)')
    preparing = prepareAlone(() => {
      order.push('this one')
      return Promise.resolve()
    })
    await eventually(async () => expect(await waitingForLocks()).toBe(1))
    order.push('the other')
  })
  await preparing
  expect(order).toEqual(['the other', 'this one'])
})
