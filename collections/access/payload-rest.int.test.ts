import { randomUUID } from 'node:crypto'
import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { ROLES, type Role } from '@/domain/accounts/roles'
import type { User } from '@/payload-types'
import { query } from '@/server/platform/db/pool'
import { createBooking } from '../../tests/factories/booking'
import { createDeparture } from '../../tests/factories/departure'
import { createExpedition } from '../../tests/factories/expedition'
import { createUser } from '../../tests/factories/user'
import { call } from '../../tests/integration/call'
import { signInAs } from '../../tests/integration/sign-in-as'

const TEAM = ROLES.filter((role) => role !== 'customer')
/** Stands in whatever only the agency reads: customers, travelers, payments, drafts, messages. */
const MARK = `mark-${randomUUID().slice(0, 8)}`

let payload: Payload
let people: Record<Role, User & { token: string }>
let slugs: string[]
let ids: Record<string, number>

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  const entries = await Promise.all(ROLES.map(async (role) => [role, await signInAs(payload, { role })] as const))
  people = Object.fromEntries(entries) as typeof people
  slugs = payload.config.collections.map(({ slug }) => slug)

  const guide = await payload.create({
    collection: 'guides',
    data: { full_name: 'Inès Roux', slug: `ines-${MARK.slice(5)}`, user: people.guide.id },
  })
  const expedition = await createExpedition(payload, { guide: guide.id })
  await payload.update({ collection: 'expeditions', id: expedition.id, draft: true, data: { tagline: MARK } })
  const departure = await createDeparture(payload, { expedition: expedition.id })
  const customer = await createUser(payload, { first_name: MARK })
  const reservation = await createBooking({ user: customer.id, departure: departure.id })
  await query(`update users set phone = '+33600000000', email = $2 where id = $1`, [
    customer.id,
    `${MARK}@lagopede.test`,
  ])
  await query(`insert into participants (reservation_id, position, first_name) values ($1, 1, $2)`, [reservation, MARK])
  await query(`insert into messages (expedition_id, author_id, body) values ($1, $2, $3)`, [
    expedition.id,
    customer.id,
    MARK,
  ])
  ids = {
    guides: guide.id,
    expeditions: expedition.id,
    departures: departure.id,
    users: customer.id,
    reservations: reservation,
  }
})

const QUERIES = [
  '?depth=2&limit=200',
  '?depth=10&limit=200&showHiddenFields=true&overrideAccess=true',
  '?draft=true&depth=2&limit=200&trash=true',
  '?depth=2&limit=200&populate[users][email]=true&populate[users][first_name]=true&populate[expeditions][tagline]=true',
  '?depth=2&limit=200&joins[departures][limit]=50&joins[participants][limit]=50&joins[payments][limit]=50',
  `?depth=0&where[user.email][like]=${MARK}`,
  `?depth=0&where[author.first_name][equals]=${MARK}`,
  `?depth=2&where[reservation.user.email][like]=${MARK}`,
]

const bodyOf = async (path: string, role: Role) => {
  const { status, body } = await call(path, { token: people[role].token })
  return { status, text: JSON.stringify(body) }
}

describe('what customers entrust to the agency', () => {
  it.each(['guide', 'marketer'] as const)(
    'never reaches a %s by Payload’s REST',
    async (role) => {
      for (const slug of slugs) {
        for (const search of QUERIES) {
          const { status, text } = await bodyOf(`${slug}${search}`, role)
          // A marketer reads drafts of the catalogue, which hold the mark as their tagline.
          const isDraft = role === 'marketer' && slug === 'expeditions'
          const shown = isDraft ? text.replaceAll(`"tagline":"${MARK}"`, '') : text
          // A refusal repeats the query, which holds it too.
          expect([
            slug,
            search,
            status === 200 && shown.includes(MARK) && !shown.includes(`"tagline":"${MARK}"`),
          ]).toEqual([slug, search, false])
          expect([slug, search, status]).not.toEqual([slug, search, 500])
        }
      }
    },
    120_000,
  )

  it.each(TEAM)('is never a hash, a salt or a token for a %s', async (role) => {
    for (const search of QUERIES) {
      const { text } = await bodyOf(`users${search}`, role)
      expect(text).not.toMatch(/pbkdf2|"hash"|"salt"|resetPassword/)
    }
    for (const field of ['hash', 'salt', 'resetPasswordToken', 'password', 'sessions.id']) {
      for (const search of [`?where[${field}][exists]=true`, `?sort=${field}`, `?where[${field}][like]=p`]) {
        const { status } = await bodyOf(`users${search}`, role)
        expect([field, search, status]).toEqual([field, search, 400])
      }
      const { status } = await bodyOf(`guides?where[user.${field}][exists]=true`, role)
      expect(status).toBeGreaterThanOrEqual(400)
    }
  })

  it('tells a marketer or a guide nothing by what a query finds', async () => {
    for (const role of ['guide', 'marketer'] as const) {
      const { status, text } = await bodyOf('guides?where[user.email][exists]=true', role)
      expect([role, status >= 400 || text.includes('"totalDocs":0')]).toEqual([role, true])
    }
  })
})

/** What a role may write through Payload's REST; everything else is refused. */
const WRITES = {
  guide: { create: [], update: ['users'], delete: [] },
  marketer: {
    create: [
      'activity-categories',
      'articles',
      'authors',
      'faq-entries',
      'level-quizzes',
      'media',
      'newsletter-subscribers',
      'pages',
      'promo-codes',
      'recordings',
      'search-synonyms',
      'selections',
    ],
    update: [
      'activity-categories',
      'articles',
      'authors',
      'faq-entries',
      'level-quizzes',
      'media',
      'newsletter-subscribers',
      'pages',
      'promo-codes',
      'recordings',
      'search-synonyms',
      'selections',
      'users',
    ],
    delete: [
      'activity-categories',
      'articles',
      'authors',
      'faq-entries',
      'faq-searches',
      'level-quizzes',
      'media',
      'pages',
      'recordings',
      'search-synonyms',
      'selections',
    ],
  },
} satisfies Partial<Record<Role, Record<'create' | 'update' | 'delete', string[]>>>

type Rights = Record<string, Record<string, unknown>>

describe('what guides and marketers may write', () => {
  it.each(['guide', 'marketer'] as const)('is listed here for a %s', async (role) => {
    const answer = await call<{ collections: Rights; globals?: Rights }>('access', {
      token: people[role].token,
    })
    const { collections } = answer.body
    for (const kind of ['create', 'update', 'delete'] as const) {
      const allowed = slugs.filter((slug) => !slug.startsWith('payload-') && collections[slug]?.[kind])
      expect([kind, allowed.toSorted()]).toEqual([kind, WRITES[role][kind].toSorted()])
    }
    const globals = Object.entries(answer.body.globals ?? {}).filter(([, rights]) => rights['update'])
    expect(globals.map(([slug]) => slug)).toEqual(role === 'marketer' ? ['home-page', 'navigation'] : [])
  })

  it('is not widened by a duplicate, a draft or a query', async () => {
    for (const role of ['guide', 'marketer'] as const) {
      const { token } = people[role]
      for (const [slug, id] of Object.entries(ids)) {
        if (role === 'guide' && slug === 'users') continue
        const document = `${slug}/${String(id)}`
        const answers = [
          await call(`${document}/duplicate`, { method: 'POST', token, body: {} }),
          await call(`${document}?draft=true`, { method: 'PATCH', token, body: { name: 'Pris' } }),
          await call(`${document}?autosave=true&draft=true`, { method: 'PATCH', token, body: { name: 'Pris' } }),
          await call(`${document}?overrideAccess=true`, { method: 'PATCH', token, body: { name: 'Pris' } }),
          await call(`${slug}?where[id][equals]=${String(id)}`, { method: 'PATCH', token, body: { name: 'Pris' } }),
          await call(document, { method: 'DELETE', token }),
        ]
        for (const [index, { status }] of answers.entries()) {
          expect([role, slug, index, status >= 400 && status < 500]).toEqual([role, slug, index, true])
        }
      }
    }
  })
})

describe('a call of Payload’s REST that names nothing', () => {
  it.each(['staff', 'guide'] as const)(
    'is refused without a failure, to %s',
    async (role) => {
      const { token } = people[role]
      const paths = slugs.flatMap((slug) => [
        `${slug}/versions`,
        `${slug}/versions/x`,
        `${slug}/x`,
        `${slug}/0x2f`,
        `${slug}/99999999999999999999`,
        `${slug}/${encodeURIComponent('a\0b')}`,
        `${slug}/access/x`,
        `${slug}/file/${encodeURIComponent('a\0b.png')}`,
      ])
      const globals = payload.config.globals.flatMap(({ slug }) => [
        `globals/${slug}/versions`,
        `globals/${slug}/versions/1`,
      ])
      for (const path of [
        ...paths,
        ...globals,
        'globals/x',
        'globals/x/versions',
        'og',
        'og?title=x',
        'nothing',
        'users/verify/x',
      ]) {
        for (const method of ['GET', 'POST'] as const) {
          const { status } = await call(path, { method, token, ...(method === 'POST' && { body: {} }) })
          expect([method, path, status < 500]).toEqual([method, path, true])
        }
      }
    },
    120_000,
  )

  it('is refused without a failure to strangers', async () => {
    for (const path of [
      `media/file/${encodeURIComponent('a\0b.png')}`,
      'og',
      'users/verify/x',
      'globals/home-page/versions',
    ]) {
      expect([path, (await call(path)).status]).toEqual([path, 404])
    }
  })
})
