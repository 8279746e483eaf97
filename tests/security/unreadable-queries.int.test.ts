import config from '@payload-config'
import { getPayload, type FlattenedField, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { UNREADABLE_QUERY } from '@/collections/access/refuse-unreadable-queries'
import { createUser } from '../factories/user'
import { call } from '../integration/call'
import { signInAs } from '../integration/sign-in-as'
import { makeDocuments } from './make-documents'

const ROLES = ['guide', 'marketer', 'staff'] as const
type Role = (typeof ROLES)[number]
const FEWER = ['guide', 'marketer'] as const

let payload: Payload
let tokens: Record<Role, string>
/** What each role is answered of a whole collection: all of it, some of it, or nothing. */
let answered: Record<Role, Map<string, 'all' | 'some' | 'none'>>

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  await makeDocuments(payload)
  const entries = await Promise.all(
    ROLES.map(async (role) => [role, (await signInAs(payload, { role })).token] as const),
  )
  tokens = Object.fromEntries(entries) as typeof tokens
  const seen = await Promise.all(ROLES.map(async (role) => [role, await readAll(role)] as const))
  answered = Object.fromEntries(seen) as typeof answered
}, 120_000)

const ask = (path: string, role: Role) => call<{ totalDocs?: number }>(path, { token: tokens[role] })

const readAll = async (role: Role) => {
  const told = new Map<string, 'all' | 'some' | 'none'>()
  for (const { slug } of payload.config.collections) {
    const { totalDocs } = await payload.count({ collection: slug })
    const { status, body } = await ask(`${slug}?limit=1&depth=0`, role)
    told.set(slug, status !== 200 ? 'none' : body.totalDocs === totalDocs ? 'all' : 'some')
  }
  return told
}

type Path = { path: string; crossed: string; hops: number }

/** The paths to every field of a related document, over one relation and over two. */
const relationPaths = ({
  fields,
  before = '',
  hops = 2,
}: {
  fields: FlattenedField[]
  before?: string
  hops?: number
}): Path[] =>
  fields.flatMap((field): Path[] => {
    const path = `${before}${field.name}`
    if ('flattenedFields' in field) return relationPaths({ fields: field.flattenedFields, before: `${path}.`, hops })
    const to = field.type === 'join' ? field.collection : 'relationTo' in field ? field.relationTo : null
    const related = payload.config.collections.find(({ slug }) => slug === to)
    if (!related || hops === 0) return []
    const own = related.flattenedFields
      .filter(({ name }) => name !== 'id')
      .map(({ name }) => ({ path: `${path}.${name}`, crossed: related.slug, hops }))
    return [...own, ...relationPaths({ fields: related.flattenedFields, before: `${path}.`, hops: hops - 1 })]
  })

type Rights = Record<string, { fields: Record<string, { read?: unknown }> | true }>

/** Sorts of a collection that a role reads by its fields that the role does not read, or nobody. */
const unreadableFields = async (role: Role): Promise<string[]> => {
  const { body } = await call<{ collections: Rights }>('access', { token: tokens[role] })
  return payload.config.collections.flatMap(({ slug, flattenedFields }) => {
    if (answered[role].get(slug) === 'none') return []
    const rights = body.collections[slug]?.fields
    const mayRead = ({ name }: FlattenedField) => rights === true || name === 'id' || Boolean(rights?.[name])
    const isHidden = (field: FlattenedField) => 'hidden' in field && field.hidden === true
    const closed = flattenedFields.filter((field) => isHidden(field) || !mayRead(field))
    return closed.map(({ name }) => `${slug}?limit=1&depth=0&sort=${name}`)
  })
}

describe('a sort or a condition across a relation', () => {
  it.each(FEWER)(
    'is refused to a %s into what they may not read whole, in every collection, over every relation',
    async (role) => {
      const told = answered[role]
      const wrong: string[] = []
      let tried = 0
      for (const { slug, flattenedFields } of payload.config.collections) {
        if (told.get(slug) === 'none') continue
        for (const { path, crossed, hops } of relationPaths({ fields: flattenedFields })) {
          if (told.get(crossed) === 'all') continue
          const searches = [`sort=-${path}`, ...(hops === 2 ? [`where[${path}][exists]=true`] : [])]
          for (const search of searches) {
            const { status } = await ask(`${slug}?limit=1&depth=0&${search}`, role)
            tried += 1
            if (status !== 400 && status !== 403) wrong.push(`${slug}?${search}: ${String(status)}`)
          }
        }
      }
      expect(wrong).toEqual([])
      expect(tried).toBeGreaterThan(100)
    },
    240_000,
  )

  it('is refused to a marketer in each form that Payload reads', async () => {
    const forms = [
      'guides?sort=user.email',
      'guides?sort=user__email',
      'guides?sort=full_name,-user.email',
      'guides?sort[]=full_name&sort[]=user.email',
      'guides?where[or][0][and][0][user.phone][like]=06',
      'guides?where[user][contains][email][like]=a',
      'guides/count?where[user.email][exists]=true',
      'expeditions?sort=guide.user.email',
      'expeditions?draft=true&sort=guide.user.email',
      'expeditions/versions?sort=version.guide.user.email',
      'expeditions/versions?where[version.guide.user.email][exists]=true',
      'expeditions?joins[departures][sort]=guide.user.email',
      'expeditions?joins[departures][where][guide.user.email][like]=a',
      'expeditions?where[departures.guide.user.email][like]=a',
    ]
    for (const form of forms) {
      const { status, body } = await ask(form, 'marketer')
      expect([form, status, JSON.stringify(body).includes('errors')]).toEqual([form, 400, true])
    }
    const { body } = await ask('guides?sort=user.email', 'marketer')
    expect(JSON.stringify(body).replaceAll('\u00a0', ' ')).toContain(UNREADABLE_QUERY)
  })

  it('is refused on a field of one’s own collection that one may not read, or nobody', async () => {
    const wrong: string[] = []
    for (const role of ROLES) {
      for (const path of await unreadableFields(role)) {
        const { status } = await ask(path, role)
        if (status !== 400 && status !== 403) wrong.push(`${role}: ${path}: ${String(status)}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('is answered where one may read all that it crosses', async () => {
    const forms: Array<[Role, string]> = [
      ['staff', 'guides?sort=user.email'],
      ['staff', 'reservations?where[user.email][like]=lagopede'],
      ['staff', 'expeditions/versions?sort=-version.guide.user.email'],
      ['marketer', 'expeditions?sort=guide.full_name'],
      ['marketer', 'expeditions?where[guide.full_name][like]=a'],
      ['marketer', 'guides?where[user][exists]=true'],
      ['marketer', 'guides?where[user.id][equals]=1'],
      ['guide', 'departures?sort=-departure_start'],
      ['guide', 'users?sort=email'],
    ]
    for (const [role, form] of forms) expect([form, (await ask(form, role)).status]).toEqual([form, 200])
  })

  it('tells no address by what is selected or filled in from a relation', async () => {
    const { id, email } = await createUser(payload, { role: 'guide' })
    const guide = await payload.create({
      collection: 'guides',
      data: { full_name: 'Ana Rey', slug: `ana-${String(id)}`, user: id },
    })
    for (const search of [
      'depth=2&populate[users][email]=true',
      'depth=2&select[user][email]=true',
      'depth=10&select[user]=true&populate[users][phone]=true&populate[users][email]=true',
    ]) {
      for (const role of FEWER) {
        const { body } = await ask(`guides/${String(guide.id)}?${search}`, role)
        expect(JSON.stringify(body)).not.toContain(email)
      }
    }
  })
})
