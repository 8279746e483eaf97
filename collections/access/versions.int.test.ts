import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { ROLES, type Role } from '@/domain/accounts/roles'
import type { User } from '@/payload-types'
import { createExpedition } from '../../tests/factories/expedition'
import { call } from '../../tests/integration/call'
import { signInAs } from '../../tests/integration/sign-in-as'

let payload: Payload
let people: Record<Role, User & { token: string }>
let expeditionId: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  const entries = await Promise.all(ROLES.map(async (role) => [role, await signInAs(payload, { role })] as const))
  people = Object.fromEntries(entries) as typeof people
  expeditionId = (await createExpedition(payload)).id
})

describe('versions', () => {
  it.each(ROLES)('are read by a %s of what they may read, and of nothing else', async (role) => {
    const { user } = await payload.auth({ headers: new Headers({ authorization: `JWT ${people[role].token}` }) })
    const req = { user, payload } as Parameters<
      NonNullable<Payload['config']['globals'][0]['access']['read']>
    >[0]['req']
    for (const { slug, access, versions } of [...payload.config.collections, ...payload.config.globals]) {
      if (!versions) continue
      const mayRead = await access.read({ req })
      expect([slug, await access.readVersions({ req })]).toEqual([slug, mayRead])
    }
  })

  it('of an expedition are hidden from guides, drafts included', async () => {
    await payload.update({
      collection: 'expeditions',
      id: expeditionId,
      draft: true,
      data: { tagline: 'jamais publié' },
    })
    for (const role of ROLES) {
      const { token } = people[role]
      const { status, body } = await call('expeditions/versions?limit=50&depth=0', { token })
      const mayRead = ['marketer', 'staff', 'admin'].includes(role)
      expect([role, status === 200, JSON.stringify(body).includes('jamais publié')]).toEqual([role, mayRead, mayRead])
    }
  })
})
