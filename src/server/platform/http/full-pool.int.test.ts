import type { PoolClient } from 'pg'
import { expect, it } from 'vitest'
import { call } from '../../../../tests/integration/call'
import { pool, POOL_OPTIONS } from '@/server/platform/db/pool'
import { MESSAGES } from './errors'

it('a pool that stays full answers 503, and when to come back', async () => {
  const taken: PoolClient[] = []
  try {
    while (taken.length < POOL_OPTIONS.max) taken.push(await pool().connect())
    const refused = await call('v1/reviews/stat')
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('2')
    expect(refused.body).toEqual({ error: MESSAGES.busy })
  } finally {
    for (const client of taken) client.release()
  }
  expect((await call('v1/reviews/stat')).status).toBe(200)
})
