import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { INITIAL_TEXTS, type MailTextKind } from '@/domain/mail-texts/mail-texts'
import { MAILS } from '@/server/compose/mails'
import { startTextPreviews } from '@/server/compose/start-text-previews'
import { mailMorningNews } from '@/server/features/upkeep/mail-morning-news'
import { query, pool } from '@/server/platform/db/pool'
import { withClient } from '@/server/platform/postgres/probe'
import { env } from '@/env'
import type { MailTextPreview } from '@/contract/mail-texts'
import type { MailText } from '@/payload-types'
import { createMailText } from '../../tests/factories/mail-text'
import { newEmail, post } from '../../tests/integration/account-calls'
import { call } from '../../tests/integration/call'
import { runJobs } from '../../tests/integration/run-jobs'
import { siteDatabaseUrl, testDatabaseUrl } from '../../tests/integration/setup'
import { signInAs } from '../../tests/integration/sign-in-as'

const { mailServer } = await vi.hoisted(() => import('../../tests/integration/mail-server'))

let payload: Payload
let token: string
let staff: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  ;({ token, id: staff } = await signInAs(payload, { role: 'staff' }))
  startTextPreviews()
})

/** Published texts are kept by triggers, which the owner of the tables alone turns off. */
beforeEach(async () => {
  await runJobs()
  await withClient(testDatabaseUrl(), async (client) => {
    await client.query('truncate mail_texts cascade')
  })
})

const address = ({ id }: Pick<MailText, 'id'>): string => `mail-texts/${String(id)}`
const create = (body: object, by = token) =>
  call<{ doc: MailText }>('mail-texts?depth=0', { method: 'POST', token: by, body })
const change = (text: MailText, body: object, by = token) => call(address(text), { method: 'PATCH', token: by, body })

/** The mail that a new account is sent. */
const welcome = async ({ meanwhile }: { meanwhile?: () => Promise<unknown> } = {}) => {
  const email = newEmail()
  const account = { email, password: 'mélèze et neige', first_name: 'Inès', last_name: 'Rey' }
  expect((await post('auth/signup', account)).status).toBe(201)
  await meanwhile?.()
  await runJobs()
  return mailServer.lastTo(email)
}

describe('the mails of the site', () => {
  it('are all sent in a text that the agency may change, but for those to the team and those that a person writes', () => {
    const others = Object.entries(MAILS).filter(([, { worded }]) => worded === undefined)
    expect(others.map(([kind]) => kind).toSorted()).toEqual([
      ...['call_request', 'contact_message', 'contact_reply', 'departures_to_decide', 'group_message'],
      ...['guide_away_from_departures', 'guide_changes', 'guide_days_off', 'guide_departure_canceled'],
      ...['guide_text_decided', 'jobs_in_trouble', 'morning_news', 'new_question', 'recovery_code_used'],
      ...['recovery_codes_drawn', 'role_changed', 'second_factor_off', 'second_factor_on', 'second_factor_removed'],
      'unpaid_starts',
    ])
    for (const kind of Object.keys(INITIAL_TEXTS) as MailTextKind[]) expect(MAILS[kind].worded?.kind).toBe(kind)
  })

  it.each(Object.keys(INITIAL_TEXTS) as MailTextKind[])('%s is shown with all its facts', async (kind) => {
    const { subject, title, preview, body } = INITIAL_TEXTS[kind]
    const text = { kind, subject, title, preview, body: body.join('\n') }
    const { status, body: shown } = await call<MailTextPreview>('upkeep/mail-texts/preview', {
      ...{ method: 'POST', token, body: text },
    })
    expect([status, shown.faults]).toEqual([200, []])
    expect(shown.mail?.subject).not.toBe('')
    expect(`${shown.mail?.subject ?? ''}${shown.mail?.text ?? ''}`).not.toMatch(/[{}]|undefined|null/)
  })
})

describe('a text', () => {
  it('begins with the initial one, under the next number, from today on', async () => {
    const { status, body } = await create({ kind: 'welcome' })
    expect([status, body.doc]).toEqual([
      201,
      expect.objectContaining({
        ...{ version: '2', status: 'draft', name: 'Bienvenue', subject: 'Bienvenue chez Lagopède' },
        author: expect.anything(),
      }),
    ])
    expect((await create({ kind: 'welcome' })).body.doc.version).toBe('3')
    const copy = await call<{ doc: MailText }>(`${address(body.doc)}/duplicate?depth=0`, { method: 'POST', token })
    expect([copy.status, copy.body.doc.version, copy.body.doc.status]).toEqual([200, '4', 'draft'])
  })

  it('is sent once it is published, by its author’s name, and an older one again once its copy is', async () => {
    expect((await welcome())?.subject).toBe('Bienvenue chez Lagopède')
    const { doc } = (await create({ kind: 'welcome', subject: 'Te voilà !' })).body
    expect((await welcome())?.subject).toBe('Bienvenue chez Lagopède')
    const body = 'Content de te lire <b>ici</b>.\n\n{adresse-à-confirmer}'
    expect((await change(doc, { title: 'Salut', body, status: 'published' })).status).toBe(200)
    const mail = await welcome()
    expect(mail?.subject).toBe('Te voilà\u00a0!')
    expect(mail?.text).toContain('Content de te lire <b>ici</b>.')
    expect(mail?.html).toContain('Content de te lire &lt;b&gt;ici&lt;/b&gt;.')
    expect(mail?.text).toMatch(/Bonjour Inès,[\s\S]*confirmer que cette adresse est la tienne[\s\S]*#token=/)
    expect((await payload.findByID({ collection: 'mail-texts', id: doc.id, depth: 0 })).author).toBe(staff)

    await createMailText(payload, { kind: 'welcome', subject: 'Une autre fois' })
    expect((await welcome())?.subject).toBe('Une autre fois')
    const { doc: copy } = (
      await call<{ doc: MailText }>(`${address(doc)}/duplicate?depth=0`, { method: 'POST', token })
    ).body
    expect((await change(copy, { status: 'published' })).status).toBe(200)
    expect((await welcome())?.subject).toBe('Te voilà\u00a0!')
  })

  it('is that of the moment at which a mail leaves the outbox, and none that begins tomorrow', async () => {
    const tomorrow = new Date(Date.now() + 36 * 3_600_000).toISOString()
    await createMailText(payload, { subject: 'Demain', effective_on: tomorrow })
    const publish = () => createMailText(payload, { subject: 'Pendant l’attente' })
    expect((await welcome({ meanwhile: publish }))?.subject).toBe('Pendant l’attente')
  })
})

describe('a text that can’t serve', () => {
  it.each([
    [{ subject: 'Bonjour {prenom}' }, 'Ce mail n’a pas de repère {prenom}.'],
    [{ body: 'Bonjour.' }, 'Il manque {adresse-à-confirmer}'],
    [{ subject: 'Un\nBcc: autre@lagopede.test' }, 'Une seule ligne'],
    [{ subject: 'a'.repeat(151) }, 'Au plus 150 caractères'],
    [{ body: `{adresse-à-confirmer}${'\n'.repeat(5_000)}` }, 'Au plus 5000 caractères'],
    [{ title: '' }, 'Écris quelque chose ici.'],
    [{ status: 'published', effective_on: '2026-01-05T12:00:00.000Z' }, 'Ce jour est passé'],
  ])('is refused with %j, and says why', async (body, words) => {
    const draft = await createMailText(payload, { status: 'draft' })
    const { status, body: answer } = await change(draft, body)
    expect([status, JSON.stringify(answer).includes(words)]).toEqual([400, true])
  })

  it('is refused of a mail that the site does not send', async () => {
    for (const kind of ['morning_news', 'toString', '']) expect((await create({ kind })).status).toBe(400)
  })

  it('is shown with why, and no mail', async () => {
    const { body: text } = await call<MailTextPreview>('upkeep/mail-texts/preview', {
      ...{ method: 'POST', token },
      body: { kind: 'welcome', subject: '{x}', title: 'T', preview: 'P', body: 'B' },
    })
    expect([text.mail, text.faults.map(({ path }) => path)]).toEqual([null, ['subject', 'body']])
    expect(text.facts).toEqual([
      expect.objectContaining({ name: 'adresse-à-confirmer', is_required: true, is_block: true }),
    ])
  })

  it('stops no mail: the initial text leaves, and the team is told in the morning', async () => {
    const { id } = await createMailText(payload, { status: 'draft', subject: 'Neuf' })
    await query(`update mail_texts set body = 'Sans rien.', status = 'published' where id = $1`, [id])
    const mail = await welcome()
    expect(mail?.subject).toBe('Bienvenue chez Lagopède')
    expect(mail?.text).toContain('confirmer que cette adresse est la tienne')

    await query('delete from morning_mails')
    await mailMorningNews({
      now: new Date(`${new Date().toISOString().slice(0, 10)}T08:00:00Z`),
      query: (text, values) => pool().query(text, values),
    })
    await runJobs()
    const team = /<(.*)>/.exec(env().MAIL_FROM)?.[1] ?? env().MAIL_FROM
    const news = mailServer.lastTo(team)?.text
    expect(news).toContain('partent dans leur texte d’origine')
    expect(news).toContain(`/admin/collections/mail-texts/${String(id)}`)
  })
})

describe('published texts', () => {
  it('are refused any change and deletion, whoever asks', async () => {
    const text = await createMailText(payload)
    const { token: admin } = await signInAs(payload, { role: 'admin' })
    for (const by of [token, admin]) {
      expect((await change(text, { subject: 'Autre' }, by)).status).toBe(403)
      expect((await call(address(text), { method: 'DELETE', token: by })).status).toBe(403)
    }
    for (const url of [siteDatabaseUrl(), testDatabaseUrl()]) {
      for (const statement of [
        `update mail_texts set subject = 'Autre' where id = ${String(text.id)}`,
        `delete from mail_texts where id = ${String(text.id)}`,
      ]) {
        await expect(withClient(url, (client) => client.query(statement))).rejects.toThrow('never rewritten')
      }
    }
    await query('update mail_texts set author_id = null where id = $1', [text.id])
  })

  it('are written by the staff, read by marketers, and shown to nobody else', async () => {
    const text = await createMailText(payload, { status: 'draft' })
    const { subject, title, preview, body } = text
    const shown = { kind: 'welcome', subject, title, preview, body }
    const look = (by?: string) =>
      call('upkeep/mail-texts/preview', { method: 'POST', body: shown, ...(by && { token: by }) })
    const { token: marketer } = await signInAs(payload, { role: 'marketer' })
    expect((await call(address(text), { token: marketer })).status).toBe(200)
    expect((await change(text, { subject: 'Autre' }, marketer)).status).toBe(403)
    expect((await create({ kind: 'welcome' }, marketer)).status).toBe(403)
    expect((await look(marketer)).status).toBe(200)
    // Those who do not enter the panel are not told that it has any.
    for (const [role, status] of [
      ['guide', 403],
      ['customer', 404],
    ] as const) {
      const { token: other } = await signInAs(payload, { role })
      expect((await call(address(text), { token: other })).status).toBe(status)
      expect((await change(text, { subject: 'Autre' }, other)).status).toBe(status)
      expect((await create({ kind: 'welcome' }, other)).status).toBe(status)
      expect((await look(other)).status).toBe(404)
    }
    expect((await look()).status).toBe(404)
  })
})
