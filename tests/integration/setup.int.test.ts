import { expect, it } from 'vitest'
import { env } from '@/env'
import { withClient } from '@/server/platform/postgres/probe'
import { testDatabaseUrl } from './setup'

it('gives each test file a database of its own', async () => {
  const { rows } = await withClient(env().DATABASE_URL, (client) =>
    client.query<{ name: string }>('SELECT current_database() AS name'),
  )
  expect(new URL(testDatabaseUrl()).pathname).toBe(`/${rows[0]?.name}`)
})
