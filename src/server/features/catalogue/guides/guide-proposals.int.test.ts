import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { GuidePageState, GuideText } from '@/contract/guide-pages'
import { query } from '@/server/platform/db/pool'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { call } from '../../../../../tests/integration/call'
import { runJobs } from '../../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../../tests/integration/sign-in-as'
import { toldBy } from '../../../../../tests/integration/told-by'
import { CHANGED_MEANWHILE } from './decide-proposal'
import { findGuide } from './find-guide'

type Body = GuidePageState & { error: string; errors?: Array<{ field: string }> }

const { mailServer } = await vi.hoisted(() => import('../../../../../tests/integration/mail-server'))

let payload: Payload
let guide: { id: number; slug: string }
let person: Awaited<ReturnType<typeof signInAs>>
let staff: string
let count = 0

const TEXT: GuideText = {
  job_title: 'Accompagnatrice',
  biography: 'Née à Die.\nVit à Lans.',
  portrait_caption: 'Au Veymont, en mai.',
  facts: ['Depuis 2019'],
  languages: ['fr', 'en'],
  diplomas: [{ year: 2017, title: 'Diplôme d’État' }],
}

beforeEach(async () => {
  payload = await getPayload({ config, cron: false })
  count += 1
  person = await signInAs(payload, { role: 'guide', first_name: 'Maëlle' })
  staff = (await signInAs(payload, { role: 'staff' })).token
  const slug = `proposing-${String(count)}`
  const data = { full_name: `Guide ${slug}`, slug, user: person.id, biography: 'Avant.' }
  guide = { id: (await payload.create({ collection: 'guides', data })).id, slug }
  await createExpedition(payload, { guide: guide.id })
  await runJobs()
})

const propose = (text: unknown = TEXT, token: string | undefined = person.token) =>
  call<Body>('guides/own-page/proposal', { method: 'POST', body: text, token })
const look = (token: string | undefined = staff) => call<Body>(`guides/${String(guide.id)}/proposal`, { token })
const decide = (body: object, token: string | undefined = staff) =>
  call<Body>(`guides/${String(guide.id)}/proposal`, { method: 'POST', body, token })
const seen = async () => (await look()).body.seen
const shown = () => findGuide(guide.slug)
const waits = async () =>
  (await query<{ has_proposal: boolean }>('select has_proposal from guides where id = $1', [guide.id]))[0]?.has_proposal
const mails = async () => {
  await runJobs()
  return mailServer.sentTo(person.email)
}

describe('the text of a guide', () => {
  it('waits beside the published one until the agency publishes it, and the guide is told', async () => {
    const sent = await propose()
    expect([sent.status, sent.body.proposal?.text]).toEqual([200, TEXT])
    expect([(await shown())?.biography, await waits()]).toEqual(['Avant.', true])
    expect((await look()).body).toMatchObject({ published: { biography: 'Avant.' }, proposal: { text: TEXT } })

    const state = await seen()
    const told = await toldBy(() => decide({ decision: 'approved', word: 'Merci Maëlle.', seen: state }))
    expect(told.join(' ')).toContain('content')
    expect(await shown()).toMatchObject(TEXT)
    expect([(await look()).body.proposal, await waits()]).toEqual([null, false])
    const [mail] = await mails()
    expect(mail?.subject).toBe('Ta page de guide est à jour')
    expect(mail?.text).toContain('Merci Maëlle.')
    expect((await call<Body>('guides/own-page', { token: person.token })).body.last_decision).toMatchObject({
      decision: 'approved',
      word: 'Merci Maëlle.',
    })
  })

  it('is refused with a word: nothing changes, and the guide knows why', async () => {
    await propose()
    const wordless = await decide({ decision: 'refused', word: ' ', seen: await seen() })
    expect(wordless.status).toBe(422)
    expect((await decide({ decision: 'refused', word: 'Envoie-nous le diplôme.', seen: await seen() })).status).toBe(
      200,
    )
    expect([(await shown())?.biography, await waits()]).toEqual(['Avant.', false])
    const [mail] = await mails()
    expect(mail?.text).toContain('Envoie-nous le diplôme.')
    expect(mail?.text).toContain('/admin/ma-page')
  })

  it('is decided on as it was read: not after it was sent again, nor after the page was edited', async () => {
    await propose()
    const before = await seen()
    await propose({ ...TEXT, biography: 'Autre chose.' })
    const late = await decide({ decision: 'approved', seen: before })
    expect([late.status, late.body.error]).toEqual([409, CHANGED_MEANWHILE])
    const again = await seen()
    await payload.update({ collection: 'guides', id: guide.id, data: { biography: 'Par l’équipe.' } })
    expect((await decide({ decision: 'approved', seen: again })).status).toBe(409)
    expect((await shown())?.biography).toBe('Par l’équipe.')
  })

  it('is decided on once, whatever the parallelism', async () => {
    await propose()
    const state = await seen()
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => decide({ decision: 'approved', word: 'Oui.', seen: state })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    expect(await mails()).toHaveLength(1)
  })

  it('is one, however often it is sent at once, and may be taken back', async () => {
    const sent = await Promise.all([1, 2, 3, 4].map((n) => propose({ ...TEXT, biography: `Texte ${String(n)}` })))
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await look()).body.proposal?.revision).toBe(4)
    const back = await call<Body>('guides/own-page/proposal', { method: 'DELETE', token: person.token })
    expect([back.status, back.body.proposal, await waits()]).toEqual([200, null, false])
  })

  it('is refused when it changes nothing', async () => {
    const same = { ...TEXT, job_title: '', biography: 'Avant.', portrait_caption: '', facts: [] as string[] }
    const answer = await propose({ ...same, languages: [], diplomas: [] })
    expect([answer.status, answer.body.error]).toEqual([422, 'Rien ne change de ce que ta page dit déjà.'])
  })

  it.each([
    ['biography', { biography: 'a'.repeat(1001) }],
    ['languages', { languages: ['klingon'] }],
    ['facts', { facts: Array.from({ length: 7 }, (_, n) => String(n)) }],
    ['diplomas', { diplomas: [{ year: 1200, title: 'Diplôme' }] }],
  ])('is refused for its %s', async (field, part) => {
    const answer = await propose({ ...TEXT, ...part })
    expect([answer.status, answer.body.errors?.[0]?.field.split('.')[0]]).toEqual([422, field])
  })

  it('is nobody else’s business', async () => {
    const other = (await signInAs(payload, { role: 'guide' })).token
    const customer = (await signInAs(payload)).token
    const marketer = (await signInAs(payload, { role: 'marketer' })).token
    await propose()
    expect((await propose(TEXT, other)).status).toBe(404)
    expect((await propose(TEXT, customer)).status).toBe(404)
    expect((await call('guides/own-page/proposal', { method: 'POST', body: TEXT })).status).toBe(404)
    for (const token of [other, person.token, marketer]) {
      expect([(await look(token)).status, (await decide({ decision: 'approved', seen: 'x' }, token)).status]).toEqual([
        403, 403,
      ])
    }
    expect((await call(`guides/2147483647/proposal`, { token: staff })).status).toBe(404)
  })

  it('keeps waiting when the agency saves the guide otherwise', async () => {
    await propose()
    const saved = await call(`guides/${String(guide.id)}`, {
      method: 'PATCH',
      token: staff,
      body: { job_title: 'Guide', has_proposal: false },
    })
    expect([saved.status, await waits()]).toEqual([200, true])
  })
})
