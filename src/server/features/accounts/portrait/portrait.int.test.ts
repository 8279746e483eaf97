import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createUser, PASSWORD } from '../../../../../tests/factories/user'
import { call } from '../../../../../tests/integration/call'
import { runJobs } from '../../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../../tests/integration/sign-in-as'
import { query, queryOne } from '@/server/platform/db/pool'
import { isPortraitAddress } from './is-portrait-address'
import { readPortrait } from './read-portrait'

const provider = await vi.hoisted(async () => {
  const { startMockIssuer } = await import('../../../../../tests/integration/mock-issuer')
  const started = await startMockIssuer()
  process.env.GOOGLE_ISSUER = started.url
  return started
})

let payload: Payload
let elsewhere: Server

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  elsewhere = createServer((_req, res) => {
    visitsElsewhere += 1
    res.writeHead(200, { 'Content-Type': 'image/png' }).end()
  })
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
})

afterAll(async () => {
  elsewhere.close()
  await provider.stop()
})

let visitsElsewhere = 0

const avatarOf = async (id: number): Promise<string | null | undefined> =>
  (await queryOne<{ avatar_url: string | null }>('select avatar_url from users where id = $1', [id]))?.avatar_url

const fetchFor = async (userId: number, url: string): Promise<void> => {
  await query(`select graphile_worker.add_job('fetch_portrait', $1::json)`, [JSON.stringify({ userId, url })])
  await runJobs()
}

describe('a provider’s portrait', () => {
  it('becomes a picture of this site, square and small', async () => {
    const { id } = await createUser(payload)
    await fetchFor(id, `${provider.url}/portrait.png`)
    const address = (await avatarOf(id)) ?? ''
    expect(address).toMatch(/^\/portraits\/[0-9a-f-]{36}\.webp$/)
    const image = await readPortrait(address.replace('/portraits/', ''))
    expect(await sharp(image ?? undefined).metadata()).toMatchObject({ format: 'webp', width: 160, height: 160 })
  })

  it('replaces no portrait that was there', async () => {
    const { id } = await createUser(payload)
    await query(`update users set avatar_url = '/api/media/file/guide.webp' where id = $1`, [id])
    await fetchFor(id, `${provider.url}/portrait.png`)
    expect(await avatarOf(id)).toBe('/api/media/file/guide.webp')
  })

  it.each([
    ['a missing picture', '/nowhere.png'],
    ['what is no picture', '/jwks'],
  ])('is left out for %s', async (_name, path) => {
    const { id } = await createUser(payload)
    await fetchFor(id, `${provider.url}${path}`)
    expect(await avatarOf(id)).toBeNull()
  })

  it('is fetched from nowhere but the providers', async () => {
    const { id } = await createUser(payload)
    await fetchFor(id, `http://127.0.0.1:${String((elsewhere.address() as AddressInfo).port)}/secret.png`)
    expect([await avatarOf(id), visitsElsewhere]).toEqual([null, 0])
  })

  it('leaves with the account', async () => {
    const { id, token } = await signInAs(payload)
    await fetchFor(id, `${provider.url}/portrait.png`)
    const file = ((await avatarOf(id)) ?? '').replace('/portraits/', '')
    expect(await readPortrait(file)).toBeInstanceOf(Buffer)
    await call('v1/user/deletion', { method: 'POST', token, body: { confirmation: PASSWORD } })
    expect(await readPortrait(file)).toBeNull()
    await fetchFor(id, `${provider.url}/portrait.png`)
    expect(await query('select 1 from user_portraits where user_id = $1', [id])).toEqual([])
  })

  it.each([
    ['https://lh3.googleusercontent.com/a/ines=s96-c', true],
    ['https://platform-lookaside.fbsbx.com/platform/profilepic/?asid=1', true],
    ['https://scontent-cdg4-1.xx.fbcdn.net/v/1.jpg', true],
    ['http://lh3.googleusercontent.com/a/ines', false],
    ['https://lh3.googleusercontent.com.evil.example/a', false],
    ['https://evilfbcdn.net/a', false],
    ['https://user@evil.example/lh3.googleusercontent.com', false],
    ['file:///etc/passwd', false],
    ['nope', false],
  ])('may come from %s: %s', (address, isAllowed) => {
    expect(isPortraitAddress(address)).toBe(isAllowed)
  })

  it.each(['nope', '../etc/passwd', '0.webp'])('is no file called « %s »', async (file) => {
    expect(await readPortrait(file)).toBeNull()
  })
})
