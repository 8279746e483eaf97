import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../../../tests/integration/call'
import { signInAs } from '../../../../tests/integration/sign-in-as'
import { query } from '@/server/platform/db/pool'
import { UNKNOWN_LINK } from '@/server/platform/http/answer-unreadable'
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

type Refused = { errors?: Array<{ message: string }> }

describe('what Payload would fail at', () => {
  it.each([
    ['page=-1'],
    ['page=1e9'],
    ['limit=-1'],
    ['limit=abc'],
    ['limit=1e400'],
    ['depth=abc'],
    ['depth[a]=1'],
    ['where=abc'],
    ['where[]=1'],
    ['where={"and":[null]}'],
    ['where[id][near]=1'],
    ['where[id][all]=1'],
    ['where[createdAt][not_like]=abc'],
    ['sort[a]=1'],
    ['sort=id.'],
    ['select=abc'],
    ['select[]=1'],
    ['populate=abc'],
    ['populate[users]=1'],
    ['joins[a]=1'],
    ['draft[a]=1'],
  ])('the query « %s » is refused in French', async (search) => {
    const { token } = await signInAs(payload, { role: 'staff' })
    const { status, body } = await call<Refused>(`countries?${search}`, { token })
    expect([status, body.errors?.[0]?.message]).toEqual([400, MESSAGES.unreadable])
  })

  it('the queries of the panel are answered', async () => {
    const { token } = await signInAs(payload, { role: 'staff' })
    for (const search of [
      'depth=0&limit=10&page=1&sort=-updatedAt,name&fallback-locale=null&draft=true&pagination=false',
      'where[or][0][and][0][name][like]=a&where[and][0][id][not_in][]=1&select[name]=true&limit=0',
      'where={"id":{"in":[1,2]}}&populate[users][name]=true',
      'where[id][in]=1,2&page=',
    ]) {
      expect((await call(`countries?${search}`, { token })).status, search).toBe(200)
    }
  })

  it.each([
    ['text/plain', 'name=a', 415, MESSAGES.otherType],
    ['application/xml', '<a/>', 415, MESSAGES.otherType],
    ['application/json', 'null', 400, MESSAGES.unreadable],
    ['application/json', '[]', 400, MESSAGES.unreadable],
    ['application/json', '"a"', 400, MESSAGES.unreadable],
    ['multipart/form-data', '{}', 400, MESSAGES.unreadable],
  ])('a body of %s, « %s », is refused in French', async (type, rawBody, status, message) => {
    const { token } = await signInAs(payload, { role: 'staff' })
    const headers = { 'content-type': type }
    for (const [method, path] of [
      ['POST', 'countries'],
      ['PATCH', 'countries/1'],
      ['POST', 'globals/navigation'],
    ] as const) {
      const answer = await call<Refused>(path, { method, token, rawBody, headers })
      expect([answer.status, answer.body.errors?.[0]?.message], path).toEqual([status, message])
    }
  })

  it.each([
    [{ included: null }, 'included'],
    [{ included: ['x'] }, 'included'],
    [{ name: { a: 1 } }, 'name'],
    [{ access: 'x' }, 'access'],
    [{ access: { trains: { a: 1 } } }, 'access.trains'],
    [{ main_photo: [] }, 'main_photo'],
    [{ description: { root: { children: [null] } } }, 'description'],
    [{ description: '[' }, 'description'],
    [{ createdAt: 'abc' }, 'createdAt'],
  ])('the document %o is refused by the name of its field', async (body, field) => {
    const { token } = await signInAs(payload, { role: 'staff' })
    const answer = await call<Refused>('expeditions?draft=true', { method: 'POST', token, body })
    expect([answer.status, answer.body.errors?.[0]?.message]).toEqual([
      400,
      `Le champ «\u00a0${field}\u00a0» n’a pas la forme attendue.`,
    ])
  })

  it('an empty list is saved as the panel sends it, and a link to nothing is refused', async () => {
    const { token } = await signInAs(payload, { role: 'staff' })
    const send = (body: object) => call<Refused>('expeditions?draft=true', { method: 'POST', token, body })
    expect((await send({ name: 'Aurores de Senja', included: 0 })).status).toBe(201)
    const { status, body } = await send({ name: 'Aurores de Kvaløya', main_photo: 2_147_483_000 })
    expect([status, body.errors?.[0]?.message]).toEqual([422, UNKNOWN_LINK])
  })

  it('whether the menu is open is answered before anyone signs in, and no other preference', async () => {
    const { status, body } = await call<{ value: unknown }>('payload-preferences/nav')
    expect([status, body.value]).toEqual([200, null])
    expect((await call('payload-preferences/first-steps')).status).toBe(404)
  })

  it('a change of many preferences at once is not found', async () => {
    const { token } = await signInAs(payload, { role: 'staff' })
    const path = 'payload-preferences?where[key][exists]=true'
    const { status } = await call(path, { method: 'PATCH', body: { value: { a: '\u0000' } }, token })
    expect(status).toBe(404)
  })

  it.each(['{}', 'null', `${'['.repeat(9000)}${']'.repeat(9000)}`])(
    'a picture whose file is the text « %.4s » is refused',
    async (text) => {
      const { token } = await signInAs(payload, { role: 'staff' })
      const rawBody = `--x\r\nContent-Disposition: form-data; name="file"\r\n\r\n${text}\r\n--x--\r\n`
      const headers = { 'content-type': 'multipart/form-data; boundary=x' }
      expect((await call('media', { method: 'POST', rawBody, token, headers })).status).toBe(400)
    },
  )

  it('a picture that is not there is not found', async () => {
    expect((await call('media/file/nulle-part.webp')).status).toBe(404)
  })
})

describe('a question about a path', () => {
  const ask = async (path: string, token?: string) => {
    const { status, headers } = await call(path, { method: 'OPTIONS', token })
    return [status, headers.get('allow')]
  }

  it('is answered to the back office', async () => {
    const { token } = await signInAs(payload, { role: 'staff' })
    expect(await ask('countries', token)).toEqual([204, 'DELETE, GET, OPTIONS, PATCH, POST'])
    expect(await ask('countries/7', token)).toEqual([204, 'DELETE, GET, OPTIONS, PATCH'])
    expect(await ask('globals/home-page', token)).toEqual([204, 'GET, OPTIONS, POST'])
    for (const path of ['nope', 'countries/7/nope', 'globals/nope', 'countries/versions', 'payload-jobs/run']) {
      expect(await ask(path, token), path).toEqual([404, null])
    }
  })

  it('tells a stranger of what is open to strangers, and of nothing else', async () => {
    expect(await ask('users/login')).toEqual([204, 'OPTIONS, POST'])
    expect(await ask('media/file/nulle-part.webp')).toEqual([204, 'GET, OPTIONS'])
    const customer = await signInAs(payload)
    for (const path of ['countries', 'users', 'users/7', 'nope']) {
      expect(await ask(path), path).toEqual([404, null])
      expect(await ask(path, customer.token), path).toEqual([404, null])
    }
  })
})

describe('a header that names another method', () => {
  const override = { 'x-payload-http-method-override': 'GET' }

  it('is not read', async () => {
    const { token } = await signInAs(payload, { role: 'staff' })
    const posted = await call('countries', { method: 'POST', body: {}, token, headers: override })
    expect(posted.status).toBe(400)
    const asked = await call('users/me', { method: 'POST', body: {}, token, headers: override })
    expect(asked.status).toBe(404)
  })

  it('lets the panel search the documents to choose from, and nobody else', async () => {
    const { token } = await signInAs(payload, { role: 'staff' })
    const headers = { ...override, 'content-type': 'application/x-www-form-urlencoded' }
    const search = (by?: string) =>
      call('countries', { method: 'POST', rawBody: 'limit=1&depth=0', token: by, headers })
    const found = await search(token)
    expect([found.status, found.body]).toEqual([200, expect.objectContaining({ docs: expect.any(Array) as unknown[] })])
    expect((await search()).status).toBe(404)
  })
})
