import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { call } from '../../../tests/integration/call'
import { signInAs } from '../../../tests/integration/sign-in-as'
import { MESSAGES } from '@/server/platform/http/errors'

let payload: Payload

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
})

it.each([
  ['compressed', { 'content-type': 'application/json', 'content-encoding': 'gzip' }],
  ['in UTF-16', { 'content-type': 'application/json; charset=utf-16' }],
])('answers 415 to a body that is said to be %s', async (_case, headers) => {
  const rawBody = JSON.stringify({ email: 'a@lagopede.test' })
  const answer = await call<{ error: string }>('v1/auth/check-email', { method: 'POST', rawBody, headers })
  expect([answer.status, answer.body.error]).toEqual([415, MESSAGES.otherCoding])
  expect(answer.headers.get('accept-encoding')).toBe('identity')
})

it('names the field of the query whose list holds what is refused, once', async () => {
  const { body } = await call<{ errors: Array<{ field: string }> }>('v1/search?level=6,7')
  expect(body.errors.map(({ field }) => field)).toEqual(['level'])
})

it('takes any version for known that is asked for by a star', async () => {
  expect((await call('v1/reviews/stat', { headers: { 'if-none-match': '*' } })).status).toBe(304)
})

it('says what is missing of an identifier as of any field', async () => {
  const { token } = await signInAs(payload)
  const { status, body } = await call('v1/interests', { method: 'POST', body: {}, token })
  expect([status, body]).toMatchObject([
    422,
    { errors: [{ field: 'expedition_id', message: 'Ce champ est obligatoire.' }] },
  ])
})
