import config from '@payload-config'
import fc from 'fast-check'
import { getPayload, type FlattenedField, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { newClient } from '../integration/account-calls'
import { call } from '../integration/call'
import { signInAs } from '../integration/sign-in-as'
import { makeDocuments } from '../security/make-documents'
import { BODIES, nest, OPERATORS, pathsOf, QUERIES, TYPES, VALUES, WRONG } from './odd-requests'

const LONG = 3_600_000
const SEED = Number(process.env.FUZZ_SEED ?? 39)
const TIMES = process.env.FUZZ === 'long' ? 30 : 1
const { collections, globals } = await config
const slugs = collections.map(({ slug }) => slug)

let payload: Payload
let token: string
let documents: Awaited<ReturnType<typeof makeDocuments>>

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  payload.logger.level = 'silent'
  token = (await signInAs(payload, { role: 'admin' })).token
  documents = await makeDocuments(payload)
})

type Sent = NonNullable<Parameters<typeof call>[1]>
type Target = { method: 'POST' | 'PATCH'; path: string }
type Asked = { path: string } & Sent

/** Some requests of a kind, the same in each run. */
const some = (requests: Asked[], count: number): Asked[] =>
  fc.sample(fc.constantFrom(...requests), { seed: SEED, numRuns: count * TIMES })

/** Sends each request; answers those that failed. */
const failing = async (requests: Asked[]): Promise<string[]> => {
  const failures: string[] = []
  for (const { path, ...sent } of requests) {
    const { status } = await call(path, { token, ...sent, headers: { ...newClient(), ...sent.headers } })
    if (status >= 500) failures.push(`${String(status)} ${path} ${JSON.stringify(sent)}`)
  }
  return failures
}

const reads = (paths: string[]): Asked[] =>
  paths.flatMap((path) => QUERIES.map((query) => ({ path: `${path}?${query}` })))

const searches = ({ slug, fields }: { slug: string; fields: FlattenedField[] }): Asked[] =>
  pathsOf(fields).flatMap((path) =>
    [
      ...OPERATORS.flatMap((operator) =>
        VALUES.map((value) => `where[${path}][${operator}]=${encodeURIComponent(value)}`),
      ),
      `sort=${path}&select[${path.replaceAll('.', '][')}]=true`,
    ].map((query) => ({ path: `${slug}?${query}&depth=0&limit=1` })),
  )

const odd = (targets: Target[]): Asked[] =>
  targets.flatMap((target) => [
    target,
    ...BODIES.map((rawBody) => ({ ...target, rawBody })),
    ...TYPES.map((type) => ({ ...target, rawBody: '{"a":1}', headers: { 'content-type': type } })),
  ])

const misshapen = ({ fields, targets }: { fields: FlattenedField[]; targets: Target[] }): Asked[] =>
  pathsOf(fields).flatMap((path) =>
    targets.flatMap((target) => WRONG.map((value) => ({ ...target, body: nest({ fields, path, value }) }))),
  )

describe('odd shapes in Payload’s own REST', () => {
  it.each(slugs)(
    '%s answers each of them with a document, a list or a refusal',
    async (slug) => {
      const id = String(documents[slug] ?? 1)
      const { flattenedFields: fields } = payload.collections[slug].config
      const targets: Target[] = [
        { method: 'POST', path: slug },
        { method: 'PATCH', path: `${slug}/${id}` },
      ]
      const others: Target[] = [
        { method: 'PATCH', path: `${slug}?where[id][equals]=2147483000` },
        { method: 'POST', path: `${slug}/${id}/duplicate` },
        { method: 'POST', path: `${slug}/access/${id}` },
        { method: 'POST', path: `${slug}/versions/1` },
        { method: 'POST', path: `${slug}/versions/99999999999` },
      ]
      const failures = await failing([
        ...some(reads([slug, `${slug}/${id}`, `${slug}/count`, `${slug}/versions`, `${slug}/versions/1`]), 2),
        ...some(searches({ slug, fields }), 2),
        ...some(odd([...targets, ...others]), 2),
        ...some(misshapen({ fields, targets }), 3),
      ])
      expect(failures).toEqual([])
    },
    LONG,
  )

  it.each(globals.map(({ slug }) => slug))(
    'the global %s does as well',
    async (slug) => {
      const path = `globals/${slug}`
      const fields = payload.config.globals.find((one) => one.slug === slug)?.flattenedFields ?? []
      const [own, ...others]: Target[] = [path, `${path}/access`, `${path}/versions/1`].map((one) => ({
        method: 'POST',
        path: one,
      }))
      const targets = own ? [own] : []
      const failures = await failing([
        ...some(reads([path, `${path}/versions`, `${path}/versions/1`]), 4),
        ...some(odd([...targets, ...others]), 4),
        ...some(misshapen({ fields, targets }), 6),
      ])
      expect(failures).toEqual([])
    },
    LONG,
  )
})
