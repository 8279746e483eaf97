import { REVALIDATION_CHANNEL } from '@/server/platform/cache/cache-tags'
import { withClient } from '@/server/platform/postgres/probe'
import { testDatabaseUrl } from './setup'

/** What the web processes are told by PostgreSQL while something is done, all delivered with the last statement. */
export const toldBy = (work: () => Promise<unknown>): Promise<string[]> =>
  withClient(testDatabaseUrl(), async (client) => {
    const told: string[] = []
    client.on('notification', ({ payload: tags }) => told.push(tags ?? ''))
    await client.query(`listen ${REVALIDATION_CHANNEL}`)
    await work()
    await client.query('select 1')
    return told
  })
