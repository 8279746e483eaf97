import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Role } from '@/domain/accounts/roles'
import { query } from '@/server/platform/db/pool'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { call } from '../../../../../tests/integration/call'
import { signInAs } from '../../../../../tests/integration/sign-in-as'

let payload: Payload
let id: number
const tokens: Partial<Record<Role, string>> = {}

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  for (const [role, first_name] of [
    ['staff', 'Noé'],
    ['marketer', 'Lou'],
    ['admin', 'Inès'],
    ['guide', 'Sam'],
  ] as const) {
    tokens[role] = (await signInAs(payload, { role, first_name })).token
  }
})

beforeEach(async () => {
  id = (await createExpedition(payload)).id
})

const say = async (role: Role, { entity = 'expeditions', path = '', number = id } = {}) => {
  const body = { entity, id: number }
  const token = tokens[role] ?? ''
  const answer = await call<{ others?: string[] }>(`upkeep/open-documents${path}`, { method: 'POST', token, body })
  return answer.status === 200 ? answer.body.others : answer.status
}

it('a document tells each who has it open who else has, until they close it', async () => {
  expect(await say('staff')).toEqual([])
  expect(await say('marketer')).toEqual(['Noé'])
  expect(await say('admin')).toEqual(['Lou', 'Noé'])
  expect(await say('staff')).toEqual(['Inès', 'Lou'])
  await say('admin', { path: '/close' })
  expect(await say('staff')).toEqual(['Lou'])
})

it('a page that says nothing for a minute has it open no more', async () => {
  await say('marketer')
  await query(`update open_documents set seen_at = now() - interval '61 seconds' where document_id = $1`, [id])
  expect(await say('staff')).toEqual([])
})

it('nobody is told of another document, nor of one that they may not read', async () => {
  await say('staff')
  expect(await say('admin', { number: (await createExpedition(payload)).id })).toEqual([])
  expect(await say('guide')).toBe(403)
  expect(await say('admin', { number: 999_999 })).toBe(403)
  expect(await say('admin', { entity: 'no-such' })).toBe(403)
  expect(await say('admin', { entity: 'home-page' })).toBe(403)
})

it('a global is one document', async () => {
  await say('staff', { entity: 'site-settings', number: 0 })
  expect(await say('admin', { entity: 'site-settings', number: 0 })).toEqual(['Noé'])
})
