import config from '@payload-config'
import type { JobHelpers } from 'graphile-worker'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import type { LegalDocument } from '@/payload-types'
import { toRichText } from '@lagopede/demo/rich-text'
import { findLegalText } from '@/server/features/legal/find-legal-text'
import { listLegalVersions } from '@/server/features/legal/list-legal-versions'
import { renewLegalPages } from '@/server/features/legal/renew-legal-pages'
import { pool, query } from '@/server/platform/db/pool'
import { withClient } from '@/server/platform/postgres/probe'
import { createLegalDocument } from '../../tests/factories/legal-document'
import { inDays } from '../../tests/factories/departure'
import { call } from '../../tests/integration/call'
import { siteDatabaseUrl, testDatabaseUrl } from '../../tests/integration/setup'
import { signInAs } from '../../tests/integration/sign-in-as'
import { toldBy } from '../../tests/integration/told-by'

let payload: Payload
let token: string

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  token = (await signInAs(payload, { role: 'staff' })).token
})

const address = ({ id }: LegalDocument): string => `legal-documents/${String(id)}`
const change = (document: LegalDocument, body: object) => call(address(document), { method: 'PATCH', token, body })
const versionOf = async ({ id }: LegalDocument) =>
  (await query<{ version: string }>('select version from legal_documents where id = $1', [id]))[0]?.version

describe('a published version', () => {
  it.each([
    ['its name', 'v1', { version: '2030-01' }],
    ['its day', 'v2', { effective_on: '2030-01-01T12:00:00.000Z' }],
    ['its text', 'v3', { summary: 'Autre chose.' }],
    ['its state', 'v4', { status: 'draft' }],
  ])('keeps %s, whoever asks in the panel', async (_name, version, body) => {
    const document = await createLegalDocument(payload, { version })
    const { token: admin } = await signInAs(payload, { role: 'admin' })
    const before = await payload.findByID({ collection: 'legal-documents', id: document.id })
    for (const one of [token, admin]) {
      const { status } = await call(address(document), { method: 'PATCH', token: one, body })
      expect(status).toBe(403)
    }
    await call(`legal-documents?where[id][equals]=${String(document.id)}`, { method: 'PATCH', token, body })
    expect(await payload.findByID({ collection: 'legal-documents', id: document.id })).toEqual(before)
  })

  it('is never deleted', async () => {
    const document = await createLegalDocument(payload, { version: 'kept' })
    expect((await call(address(document), { method: 'DELETE', token })).status).toBe(403)
    await expect(payload.delete({ collection: 'legal-documents', id: document.id })).rejects.toThrow('ne se supprime')
    expect(await versionOf(document)).toBe('kept')
  })

  it('is kept from the code of the site too', async () => {
    const document = await createLegalDocument(payload, { version: 'by-code' })
    const other = payload.update({ collection: 'legal-documents', id: document.id, data: { version: 'other' } })
    await expect(other).rejects.toThrow('ne se modifie plus')
    expect(await versionOf(document)).toBe('by-code')
  })

  it('is kept from any statement of the site, and of the owner of the tables', async () => {
    const { id } = await createLegalDocument(payload, { version: 'by-sql' })
    for (const url of [siteDatabaseUrl(), testDatabaseUrl()]) {
      for (const statement of [
        `update legal_documents set version = 'x' where id = ${String(id)}`,
        `update legal_documents set status = 'draft' where id = ${String(id)}`,
        `delete from legal_documents where id = ${String(id)}`,
      ]) {
        await expect(withClient(url, (client) => client.query(statement))).rejects.toThrow('never rewritten')
      }
    }
  })
})

describe('a draft', () => {
  it('is changed, published, and then no more', async () => {
    const draft = await createLegalDocument(payload, { version: 'draft-1', status: 'draft' })
    expect((await change(draft, { version: 'draft-2' })).status).toBe(200)
    expect((await change(draft, { status: 'published' })).status).toBe(200)
    expect((await change(draft, { version: 'draft-3' })).status).toBe(403)
    expect(await versionOf(draft)).toBe('draft-2')
  })

  it('is deleted', async () => {
    const draft = await createLegalDocument(payload, { version: 'draft-4', status: 'draft' })
    expect((await call(address(draft), { method: 'DELETE', token })).status).toBe(200)
  })

  it('begins as the copy of a published version', async () => {
    const document = await createLegalDocument(payload, { version: 'copied' })
    const { body } = await call<{ doc: LegalDocument }>(`${address(document)}/duplicate`, {
      method: 'POST',
      token,
      body: {},
    })
    expect([body.doc.version, body.doc.status]).toEqual(['copied-copie', 'draft'])
    expect(body.doc.body).toEqual(document.body)
  })

  it('is read by marketers, who write none', async () => {
    const draft = await createLegalDocument(payload, { version: 'draft-5', status: 'draft' })
    const marketer = await signInAs(payload, { role: 'marketer' })
    expect((await call(address(draft), { token: marketer.token })).status).toBe(200)
    const body = { version: 'x' }
    expect((await call(address(draft), { method: 'PATCH', token: marketer.token, body })).status).toBe(403)
  })
})

describe('the name of a version', () => {
  it('serves once for a text, and again for another', async () => {
    const { body } = await createLegalDocument(payload, { version: 'once' })
    const again = { kind: 'terms_of_sale', version: 'once', effective_on: '2030-01-01T12:00:00.000Z', body }
    expect((await call('legal-documents', { method: 'POST', token, body: again })).status).toBe(400)
    const other = { ...again, kind: 'cookies' }
    expect((await call('legal-documents', { method: 'POST', token, body: other })).status).toBe(201)
  })

  it.each(['2026/11', 'Été', '', '-a', 'a'.repeat(21)])(
    'is a part of an address: « %s » is refused',
    async (version) => {
      const body = { kind: 'cookies', version, effective_on: '2030-01-01T12:00:00.000Z', body: toRichText(['Un mot.']) }
      const { status, body: answer } = await call('legal-documents', { method: 'POST', token, body })
      expect([status, JSON.stringify(answer).includes('"path":"version"')]).toEqual([400, true])
    },
  )
})

describe('the version in force', () => {
  const statesAt = async (instant: string) =>
    (await listLegalVersions(new Date(instant)))
      .filter(({ kind }) => kind === 'terms_of_use')
      .map(({ version, state }) => `${version} ${state}`)

  beforeAll(async () => {
    await createLegalDocument(payload, { kind: 'terms_of_use', version: 'autumn', day: '2018-10-01' })
    await createLegalDocument(payload, { kind: 'terms_of_use', version: 'winter', day: '2018-12-01' })
    await createLegalDocument(payload, { kind: 'terms_of_use', version: 'secret', day: '2018-11-01', status: 'draft' })
  })

  it.each([
    ['nobody before the first day', '2018-09-30T21:59:59Z', ['winter coming', 'autumn coming']],
    ['the first one from midnight in Paris in summer', '2018-09-30T22:00:00Z', ['winter coming', 'autumn in_force']],
    ['the old one until midnight in Paris', '2018-11-30T22:59:59Z', ['winter coming', 'autumn in_force']],
    ['the new one from midnight in Paris', '2018-11-30T23:00:00Z', ['winter in_force', 'autumn past']],
  ])('is %s', async (_name, instant, states) => {
    expect(await statesAt(instant)).toEqual(states)
  })

  it('is read with its headings, a draft by nobody', async () => {
    const at = new Date('2018-12-02T00:00:00Z')
    const text = await findLegalText({ kind: 'terms_of_use', version: 'winter', at })
    expect(text?.html).toBe('<h3 id="conditionsutilisateurs-reserver">Réserver</h3><p>Un paragraphe.</p>')
    expect(text?.headings).toEqual([{ id: 'conditionsutilisateurs-reserver', text: 'Réserver', level: 3 }])
    expect(await findLegalText({ kind: 'terms_of_use', version: 'secret', at })).toBeNull()
  })
})

describe('a text that names the agency', () => {
  it('has its facts from the settings, as words, and is answered to anyone once it is published', async () => {
    const body = toRichText(['{société} est garantie par **{garant}**.'])
    const kind = 'information_form_a'
    await createLegalDocument(payload, { kind, version: 'named', body })
    await createLegalDocument(payload, { kind, version: 'hidden', body, status: 'draft' })
    await payload.updateGlobal({
      slug: 'site-settings',
      data: { legal: { company: 'Lagopède <b>Voyages</b>', guarantor: 'Un garant' } },
    })
    const answer = await call<{ html: string; kind: string }>('v1/legal-texts/information_form_a/named')
    expect([answer.status, answer.body.kind]).toEqual([200, kind])
    expect(answer.body.html).toBe(
      '<p>Lagopède &lt;b&gt;Voyages&lt;/b&gt; est garantie par <strong>Un garant</strong>.</p>',
    )
    for (const path of ['information_form_a/hidden', 'information_form_b/named', 'nothing/named']) {
      expect((await call(`v1/legal-texts/${path}`)).status, path).toBe(404)
    }
  })
})

describe('the pages that show it', () => {
  const helpers = { query: pool().query.bind(pool()) } as unknown as JobHelpers

  it('are made anew when a version is published, and not for a draft', async () => {
    const draft = await createLegalDocument(payload, { kind: 'privacy', version: 'renewed', status: 'draft' })
    expect(await toldBy(() => change(draft, { summary: 'Encore un mot.' }))).toEqual([])
    expect(await toldBy(() => change(draft, { status: 'published' }))).toEqual(['legal'])
  })

  it('are made anew on the day a version takes effect, by the clock alone', async () => {
    const midnight = () => toldBy(() => Promise.resolve(renewLegalPages({}, helpers)))
    await createLegalDocument(payload, { kind: 'privacy', version: 'tomorrow', day: inDays(2).slice(0, 10) })
    expect(await midnight()).toEqual([])
    const today = calendarDayInParis(new Date())
    await createLegalDocument(payload, { kind: 'privacy', version: 'today', day: today })
    expect(await midnight()).toEqual(['legal'])
  })
})
