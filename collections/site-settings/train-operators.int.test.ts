import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Role } from '@/domain/accounts/roles'
import { DEFAULT_TRAIN_OPERATORS, OPERATOR_URL_REFUSALS as REFUSALS } from '@/domain/places/train-operators'
import { readTrainOperators } from '@/server/features/catalogue/editorial/read-train-operators'
import { query } from '@/server/platform/db/pool'
import { codeOf } from '../../tests/factories/second-factor'
import { call } from '../../tests/integration/call'
import { enter, memberWithFactor, type Who } from '../../tests/integration/second-factor-calls'
import { signInAs } from '../../tests/integration/sign-in-as'
import { toldBy } from '../../tests/integration/told-by'

type Caller = { headers?: Who; token?: string }

let payload: Payload
let staff: Caller
let marketer: Caller

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  // Settings that are saved for the first time require a second factor.
  staff = { headers: await enterAs('staff') }
  marketer = { headers: await enterAs('marketer') }
})
beforeEach(() => query('delete from site_settings'))

const enterAs = async (role: Role): Promise<Who> => {
  const { email, secret } = await memberWithFactor(payload, role)
  return enter({ email, code: codeOf(secret) })
}
const save = (train_operators: unknown, caller = staff) =>
  call('globals/site-settings', { method: 'POST', ...caller, body: { train_operators } })
const site = (part: object = {}) => ({ name: 'Rail', url: 'https://rail.example/{from}', read_on: null, ...part })

describe('the sites where train tickets are looked for', () => {
  it('are three home pages until the staff say otherwise, and stay so when another setting is saved', async () => {
    expect(await readTrainOperators()).toEqual(DEFAULT_TRAIN_OPERATORS)
    await call('globals/site-settings', { method: 'POST', ...staff, body: { brand: 'Lagopède' } })
    expect(await readTrainOperators()).toEqual(DEFAULT_TRAIN_OPERATORS)
  })

  it('are those of the list in its order, and none where it is emptied', async () => {
    const sites = [site({ name: 'Second' }), site({ name: 'Premier', url: 'https://autre.example/?le={date}' })]
    expect((await save(sites)).status).toBe(200)
    expect(await readTrainOperators()).toEqual(sites.map(({ name, url }) => ({ name, url })))
    expect((await save([])).status).toBe(200)
    expect(await readTrainOperators()).toEqual([])
    await call('globals/site-settings', { method: 'POST', ...staff, body: { brand: 'Lagopède' } })
    expect(await readTrainOperators()).toEqual([])
  })

  it('renew every page', async () => {
    expect(await toldBy(() => save([site()]))).toContain('site')
  })

  it.each([
    ['http://rail.example/', REFUSALS.scheme],
    ['javascript:alert(1)', REFUSALS.scheme],
    ['https://rail.example/{gare}', REFUSALS.placeholder],
    ['https://{from}.example/', REFUSALS.host],
    ['https://moi:secret@rail.example/', REFUSALS.credentials],
    ['https://rail/', REFUSALS.address],
    ['', REFUSALS.missing],
    [null, REFUSALS.missing],
  ])('refuse %j as an address, in French', async (url, refusal) => {
    const { status, body } = await save([site({ url })])
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain(JSON.stringify(refusal).slice(1, -1))
    expect(await readTrainOperators()).toEqual(DEFAULT_TRAIN_OPERATORS)
  })

  it.each([
    ['an address that is too long', [site({ url: `https://rail.example/${'a'.repeat(500)}` })]],
    ['a name that is missing', [site({ name: '' })]],
    ['an address that is no text', [site({ url: { like: '%' } })]],
    ['a day that is no day', [site({ read_on: 'hier' })]],
    ['a check that is still to come', [site({ read_on: '2999-01-01T12:00:00.000Z' })]],
    ['a seventh site', Array.from({ length: 7 }, () => site())],
    ['what is no list', 'https://rail.example/'],
  ])('refuse %s', async (_, sites) => {
    expect((await save(sites)).status).toBe(400)
    expect(await readTrainOperators()).toEqual(DEFAULT_TRAIN_OPERATORS)
  })

  it('are changed by the staff alone', async () => {
    const customer = await signInAs(payload)
    expect((await save([site()], marketer)).status).toBe(403)
    expect((await save([site()], customer)).status).toBe(404)
    expect(await readTrainOperators()).toEqual(DEFAULT_TRAIN_OPERATORS)
  })
})
