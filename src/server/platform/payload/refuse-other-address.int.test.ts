import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, expect, it, vi } from 'vitest'
import { otherPanelAddress } from '@/domain/site/other-panel-address'
import { env } from '@/env'
import { MESSAGES } from '@/server/platform/http/errors'
import { call } from '../../../../tests/integration/call'
import { signInAs } from '../../../../tests/integration/sign-in-as'
import { refuseOtherAddress } from './refuse-other-address'

const OPENED = 'http://127.0.0.1:4400'
const PADDING = 'x'.repeat(70_000)

let payload: Payload

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
})

type Save = { token: string; headers: Record<string, string>; large?: boolean }

const save = async ({ token, headers, large = false }: Save) => {
  const { status, body } = await call(large ? 'countries' : 'reservations/7/confirm', {
    method: 'POST',
    body: large ? { name: PADDING } : {},
    headers: { cookie: `payload-token=${token}`, ...headers },
  })
  return { status, body }
}

const refused = () => ({
  status: 403,
  body: { errors: [{ message: otherPanelAddress({ opened: OPENED, siteUrl: env().SITE_URL }) }] },
})
const NOWHERE = { status: 404, body: { error: MESSAGES.notFound } }

it.each([
  ['by its browser’s word', { origin: OPENED, 'sec-fetch-site': 'same-origin' }],
  ['by the host that it asked', { origin: OPENED, host: '127.0.0.1:4400' }],
])(
  'refuses a save of the team at another address than SITE_URL, %s, and says which variable to set',
  async (_, headers) => {
    const { token } = await signInAs(payload, { role: 'staff' })
    expect(await save({ token, headers })).toEqual(refused())
    expect(await save({ token, headers, large: true })).toEqual(refused())
  },
)

it('logs the address once, however often a save is refused', async () => {
  Reflect.deleteProperty(globalThis, 'lagopedeOtherAddressIsLogged')
  const warn = vi.spyOn(payload.logger, 'warn').mockReturnValue(undefined)
  const { token } = await signInAs(payload, { role: 'marketer' })
  const headers = new Headers({
    cookie: `payload-token=${token}`,
    origin: OPENED,
    'sec-fetch-site': 'same-origin',
  })
  await refuseOtherAddress({ payload, headers })
  await refuseOtherAddress({ payload, headers })
  expect(warn.mock.calls).toEqual([[{ opened: OPENED, SITE_URL: env().SITE_URL }, expect.stringContaining('SITE_URL')]])
  warn.mockRestore()
})

it.each([
  ['another site’s page', { origin: 'https://ailleurs.example', 'sec-fetch-site': 'cross-site' }],
  [
    'another site’s page in a browser that names its origin alone',
    { origin: 'https://ailleurs.example', host: 'localhost' },
  ],
])('refuses %s as before', async (_, headers) => {
  const { token } = await signInAs(payload, { role: 'staff' })
  expect(await save({ token, headers })).toEqual(NOWHERE)
})

it('tells nothing to a customer or to a session that is unknown', async () => {
  const headers = { origin: OPENED, 'sec-fetch-site': 'same-origin' }
  const { token } = await signInAs(payload)
  expect(await save({ token, headers })).toEqual(NOWHERE)
  expect(await save({ token: 'inventé', headers })).toEqual(NOWHERE)
})

it('saves at SITE_URL', async () => {
  const { token } = await signInAs(payload, { role: 'staff' })
  const headers = { origin: env().SITE_URL, 'sec-fetch-site': 'same-origin' }
  expect(await save({ token, headers })).toEqual({ status: 404, body: { error: 'Cette réservation n’existe pas.' } })
})
