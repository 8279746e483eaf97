import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { call } from '../../../../tests/integration/call'
import { signInAs } from '../../../../tests/integration/sign-in-as'
import { pool } from '@/server/platform/db/pool'

let payload: Payload
let token: string

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  token = (await signInAs(payload)).token
  payload.logger.level = 'silent'
})

afterEach(() => {
  vi.restoreAllMocks()
})

const lost = () => Promise.reject(new Error('Connection terminated unexpectedly'))
const isLost = () => {
  throw new Error('Connection terminated unexpectedly')
}

describe('an account that could not be read', () => {
  it('is read again', async () => {
    vi.spyOn(payload.db, 'findOne').mockImplementationOnce(lost)
    expect((await call('v1/user', { token })).status).toBe(200)
  })

  it('is no reason to sign in again while the database does not answer', async () => {
    vi.spyOn(payload.db, 'findOne').mockImplementation(lost)
    vi.spyOn(pool(), 'query').mockImplementation(isLost)
    expect((await call('v1/user', { token })).status).toBe(500)
  })

  it('is not that of a token nobody was given', async () => {
    expect((await call('v1/user', { token: 'nobody' })).status).toBe(401)
  })
})
