import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createBooking } from '../../../../tests/factories/booking'
import { createDeparture } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { newEmail, post } from '../../../../tests/integration/account-calls'
import { call } from '../../../../tests/integration/call'
import { signInAs } from '../../../../tests/integration/sign-in-as'
import { query } from '@/server/platform/db/pool'
import { createLogger } from './create-logger'

let payload: Payload
let lines: string[]

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
})
beforeEach(() => {
  lines = []
  payload.logger = createLogger({ name: 'payload', output: { write: (line) => lines.push(line) } })
})

/** Has PostgreSQL refuse all that is written in a table, with the row in its complaint. */
const refuseAll = (table: string) => query(`alter table ${table} add constraint refuse_all check (false) not valid`)
const allowAgain = (table: string) => query(`alter table ${table} drop constraint refuse_all`)

const HEALTH = 'Allergie grave aux arachides'
const DRAFT = {
  first_name: 'Apolline',
  last_name: 'Quiévremont',
  birth_date: '1987-03-14',
  email: null,
  phone: '+33639982210',
  emergency_name: 'Barnabé Quiévremont',
  emergency_phone: '+33639982211',
  diet: HEALTH,
  level: 3,
  sizes: { shoe_eu: '42' },
}

describe('the log of a statement that failed', () => {
  it('holds no name, phone or health data of travelers', async () => {
    const customer = await signInAs(payload)
    const { id: expedition } = await createExpedition(payload)
    const departure = await createDeparture(payload, { expedition })
    const reservation = await createBooking({ user: customer.id, departure: departure.id })
    await refuseAll('participants')
    const { status } = await call(`v1/reservations/${String(reservation)}/participants`, {
      method: 'PATCH',
      token: customer.token,
      body: { participants: [{ ...DRAFT, position: 1 }] },
    })
    await allowAgain('participants')
    expect(status).toBe(500)
    const log = lines.join('')
    expect(log).toContain('refuse_all')
    for (const value of [HEALTH, 'Apolline', 'Qui', 'Barnab', '639982210', '639982211', '1987-03-14']) {
      expect(log).not.toContain(value)
    }
  })

  it('holds neither hash nor salt of a new account', async () => {
    await refuseAll('users')
    const { status } = await post('auth/signup', {
      email: newEmail(),
      password: 'ours-brun-des-cimes',
      first_name: 'Apolline',
      last_name: 'Quiévremont',
    })
    await allowAgain('users')
    expect(status).toBe(500)
    const log = lines.join('')
    expect(log).toContain('refuse_all')
    expect(log).not.toMatch(/pbkdf2|Apolline|Qui|[0-9a-f]{64}/)
  })

  it('holds nothing of what the panel saved', async () => {
    const staff = await signInAs(payload, { role: 'staff' })
    await refuseAll('countries')
    const { status } = await call('countries', {
      method: 'POST',
      token: staff.token,
      body: { name: 'Apolline', code: 'AP' },
    })
    await allowAgain('countries')
    expect(status).toBe(422)
    expect(lines.join('')).toContain('refuse_all')
    expect(lines.join('')).not.toMatch(/apolline/i)
  })
})
