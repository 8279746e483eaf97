import config from '@payload-config'
import { getPayload, type Field, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { createBooking } from '../factories/booking'
import { createDeparture } from '../factories/departure'
import { createExpedition } from '../factories/expedition'
import { newClient } from '../integration/account-calls'
import { call } from '../integration/call'
import { signInAs } from '../integration/sign-in-as'
import { HOSTILE_TEXTS } from './hostile-texts'
import { findUnseen } from './stored-texts'

const LONG = 120_000
const TEXTS = new Set(['text', 'textarea', 'email', 'code', 'json', 'richText'])
const { collections, globals } = await config
// Payload keeps its own beside them: locks, preferences, migrations.
const slugs = collections.map(({ slug }) => slug).filter((slug) => !slug.startsWith('payload-'))

let payload: Payload
let token: string
let departure: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  const admin = await signInAs(payload, { role: 'admin' })
  token = admin.token
  const { id: expedition } = await createExpedition(payload)
  departure = (await createDeparture(payload, { expedition })).id
  await createBooking({ user: admin.id, departure })
  await payload.create({
    collection: 'messages',
    data: { expedition, author: admin.id, body: 'Oui.', status: 'visible' },
  })
  await payload.create({
    collection: 'reviews',
    data: { expedition, first_name: 'Thomas', rate: 5, text: 'Cinq jours de silence.', status: 'published' },
  })
  await payload.create({ collection: 'guides', data: { full_name: 'Maëlle', slug: 'maelle' } })
  await payload.create({
    collection: 'selections',
    data: { title: 'Silence', slug: 'silence', expeditions: [expedition] },
  })
})

type Put = { (text: unknown): Record<string, unknown>; isRich?: boolean }

// All that hides at once: some 250 fields are tried. In `npm run soak` each text is tried in each.
const texts =
  process.env.FUZZ === 'long'
    ? HOSTILE_TEXTS
    : { 'all that hides': 'a\0\ud800b\u202e\u200b\u0001', 'an object': HOSTILE_TEXTS['an object'] }

/** One writer for each text field, however deep it stands among groups, tabs, rows and lists. */
const textsOf = (
  fields: Field[],
  wrap: (inner: Record<string, unknown>) => Record<string, unknown> = (inner) => inner,
): Put[] =>
  fields.flatMap((field): Put[] => {
    if (field.type === 'tabs') {
      return field.tabs.flatMap((tab) =>
        textsOf(tab.fields, 'name' in tab && tab.name ? (inner) => wrap({ [tab.name]: inner }) : wrap),
      )
    }
    if (field.type === 'group' && 'name' in field && field.name) {
      return textsOf(field.fields, (inner) => wrap({ [field.name]: inner }))
    }
    if (field.type === 'array') return textsOf(field.fields, (inner) => wrap({ [field.name]: [inner] }))
    if ('fields' in field) return textsOf(field.fields, wrap)
    return 'name' in field && TEXTS.has(field.type)
      ? [
          Object.assign((text: unknown) => wrap({ [field.name]: text }), {
            isRich: field.type === 'richText' || field.type === 'json',
          }),
        ]
      : []
  })

const RICH = (text: unknown) => ({
  root: {
    type: 'root',
    version: 1,
    children: [{ type: 'paragraph', version: 1, children: [{ type: 'text', text, version: 1 }] }],
  },
})

const sendAll = async ({
  path,
  method,
  puts,
}: {
  path: string
  method: 'POST' | 'PATCH'
  puts: Put[]
}): Promise<string[]> => {
  const failures: string[] = []
  for (const put of puts) {
    for (const [what, text] of Object.entries(texts)) {
      for (const given of put.isRich && typeof text === 'string' ? [RICH(text), { [text]: text }] : [text]) {
        const { status } = await call(path, { method, token, body: put(given), headers: newClient() })
        if (status < 300) failures.push(...(await findUnseen()).map((row) => `${what}: ${row}`))
        if (status >= 500) failures.push(`${what} in ${JSON.stringify(put('…'))}: ${String(status)}`)
      }
    }
  }
  return failures
}

describe('hostile texts in Payload’s own REST', () => {
  it.each(slugs)(
    '%s answers each of them with a refusal or a clean text',
    async (slug) => {
      const fields = payload.collections[slug].config.fields
      const puts = textsOf(fields)
      const { docs } = await payload.find({ collection: slug, limit: 1, depth: 0 })
      const path = docs[0] ? `${slug}/${String(docs[0].id)}` : slug
      expect(await sendAll({ path, method: docs[0] ? 'PATCH' : 'POST', puts })).toEqual([])
    },
    LONG,
  )

  it.each(globals.map(({ slug }) => slug))(
    'the global %s does as well',
    async (slug) => {
      const { fields } = globals.find((one) => one.slug === slug) ?? { fields: [] }
      expect(await sendAll({ path: `globals/${slug}`, method: 'POST', puts: textsOf(fields) })).toEqual([])
    },
    LONG,
  )

  it('are refused in paths and queries', async () => {
    for (const slug of slugs) {
      for (const address of [
        `?where[id][equals]=%00`,
        `?sort=%00`,
        `/%00`,
        `/0x2f`,
        `/1%00`,
        `?where[${'a'.repeat(500)}][equals]=1`,
      ]) {
        const { status } = await call(`${slug}${address}`, { token })
        expect(status, `${slug}${address}`).toBeLessThan(500)
      }
    }
  })

  it('are refused at the sign-in of the panel', async () => {
    for (const path of ['users/login', 'users/forgot-password', 'users/reset-password', 'users/first-register']) {
      for (const text of Object.values(HOSTILE_TEXTS)) {
        const body = { email: text, password: text, token: text }
        const { status } = await call(path, { method: 'POST', body, headers: newClient() })
        expect(status, `${path} ${JSON.stringify(text).slice(0, 40)}`).toBeLessThan(500)
      }
    }
  })

  it('are refused too deep', async () => {
    const rawBody = `{"full_name":${'['.repeat(500)}${']'.repeat(500)}}`
    const { status } = await call('guides/1', { method: 'PATCH', token, rawBody })
    expect(status).toBe(400)
  })

  it('are refused on the desk', async () => {
    const bodies = (text: unknown) => ({
      book: { email: 'camille@lagopede.test', first_name: text, last_name: text, phone: text, travelers_count: 1 },
      cancel: { reason: text },
    })
    for (const text of Object.values(HOSTILE_TEXTS)) {
      for (const [name, body] of Object.entries(bodies(text))) {
        const { status } = await call(`departures/${String(departure)}/${name}`, { method: 'POST', token, body })
        expect(status, JSON.stringify(body).slice(0, 80)).toBeLessThan(500)
      }
    }
  })

  it('leave nothing unseen in the database', async () => {
    expect(await findUnseen({ isGivenRead: true })).toEqual([])
  })
})
