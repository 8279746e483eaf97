import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../../../tests/integration/call'
import { signInAs } from '../../../../tests/integration/sign-in-as'
import { query } from '@/server/platform/db/pool'
import { MESSAGES } from '@/server/platform/http/errors'

const LARGE = { first_name: 'Ana', padding: 'x'.repeat(70_000) }

let payload: Payload

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
})

const send = async (path: string, token?: string) => {
  const { status, body } = await call(path, { method: 'POST', body: LARGE, token })
  return { status, body }
}

describe('a body beyond 64 kB', () => {
  const refused = { status: 413, body: { errors: [{ message: MESSAGES.tooLarge }] } }

  it.each(['users/login', 'users/forgot-password', 'users/first-register', 'media'])(
    'is refused to whoever is nobody: %s',
    async (path) => {
      expect(await send(path)).toEqual(refused)
    },
  )

  it('is refused to a customer, and to a session that is over', async () => {
    const customer = await signInAs(payload)
    expect(await send('media', customer.token)).toEqual(refused)
    const staff = await signInAs(payload, { role: 'staff' })
    await query('delete from users_sessions where _parent_id = $1', [staff.id])
    expect(await send('media', staff.token)).toEqual(refused)
  })

  it('is read for the back office', async () => {
    const staff = await signInAs(payload, { role: 'staff' })
    expect((await send('countries', staff.token)).status).toBe(400)
  })
})
