import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { call } from '../../../../tests/integration/call'
import { signInAs } from '../../../../tests/integration/sign-in-as'
import * as often from '@/server/platform/db/read-often'
import { pool } from '@/server/platform/db/pool'
import { MESSAGES } from './errors'

let payload: Payload
let token: string
let staff: string

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  token = (await signInAs(payload)).token
  staff = (await signInAs(payload, { role: 'staff' })).token
  payload.logger.level = 'silent'
})

afterEach(() => {
  vi.restoreAllMocks()
})

const lost = () => Promise.reject(new Error('Connection terminated unexpectedly'))
const isLost = () => {
  throw new Error('Connection terminated unexpectedly')
}

/** No statement is answered, by whichever connection it is asked. */
const loseDatabase = () => {
  vi.spyOn(payload.db, 'findOne').mockImplementation(lost)
  vi.spyOn(pool(), 'query').mockImplementation(isLost)
  vi.spyOn(often, 'readOften').mockImplementation(lost)
}

describe('an account that could not be read', () => {
  it('is read again', async () => {
    vi.spyOn(payload.db, 'findOne').mockImplementationOnce(lost)
    expect((await call('v1/user', { token })).status).toBe(200)
  })

  it('is no reason to sign in again while the database does not answer', async () => {
    loseDatabase()
    expect((await call('v1/user', { token })).status).toBe(503)
  })

  it('is no reason to sign in again while other statements are answered', async () => {
    vi.spyOn(often, 'readOften').mockImplementation(lost)
    vi.spyOn(payload.db, 'findOne').mockImplementation(lost)
    expect((await call('v1/user', { token })).status).toBe(503)
    const answer = await call('v1/auth/current', { headers: { cookie: `payload-token=${token}` } })
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([503, null])
  })

  it('is read again for the panel', async () => {
    vi.spyOn(payload.db, 'findOne').mockImplementationOnce(lost)
    expect((await call('countries', { token: staff })).status).toBe(200)
  })

  it('is not told in the panel that there is nothing, while the database does not answer', async () => {
    loseDatabase()
    const { status, body, headers } = await call('countries', { token: staff })
    expect([status, body]).toEqual([503, { errors: [{ message: MESSAGES.unexpected }] }])
    expect([headers.get('retry-after'), headers.get('cache-control')]).toEqual(['5', 'no-store'])
  })

  it('is not that of a token nobody was given', async () => {
    expect((await call('v1/user', { token: 'nobody' })).status).toBe(401)
    expect((await call('countries', { token: 'nobody' })).status).toBe(404)
  })
})
