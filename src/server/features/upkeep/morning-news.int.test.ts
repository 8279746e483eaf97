import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPage, textBlock } from '../../../../tests/factories/page'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { env } from '@/env'
import { pool, query } from '@/server/platform/db/pool'
import { mailMorningNews } from './mail-morning-news'

let payload: Payload

const { mailServer } = await vi.hoisted(() => import('../../../../tests/integration/mail-server'))

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
})
beforeEach(async () => {
  await runJobs()
  await query('delete from faq_searches')
  await query('delete from morning_mails')
  await query('delete from site_settings_train_operators')
  await query(`update pages set lead = 'Chapô.' where coalesce(lead, '') = ''`)
})

const search = (words: string, ago: string) =>
  query(`insert into faq_searches (words, searched_at) values ($1, now() - $2::interval)`, [words, ago])
/** The job of the clock, at an hour of Paris of today, and the mail it leads to. */
const morning = async (hour = '07:05', day = 0): Promise<string | undefined> => {
  const before = mailServer.lastTo(team())
  const [clock] = await query<{ now: Date }>(
    `select (((now() at time zone 'Europe/Paris')::date + $2::int + $1::time) at time zone 'Europe/Paris') as now`,
    [hour, day],
  )
  if (!clock) throw new Error('no clock')
  await mailMorningNews({ now: clock.now, query: (text, values) => pool().query(text, values) })
  await runJobs()
  const last = mailServer.lastTo(team())
  return last === before ? undefined : last?.text
}
const team = () => /<(.*)>/.exec(env().MAIL_FROM)?.[1] ?? env().MAIL_FROM

describe('the mail of the morning', () => {
  it('tells pages without a description, and what the FAQ did not answer', async () => {
    const bare = await createPage(payload, { title: 'Nos refuges' })
    await createPage(payload, { title: 'Sans annonce', _status: 'draft' })
    await createPage(payload, { title: 'Bien dite', lead: 'Tout est dit.' })
    await search('chien', '1 second')
    const text = await morning()
    expect(text).toContain('Nos refuges')
    expect(text).toContain(`/admin/collections/pages/${String(bare.id)}`)
    expect(text).toContain('chien')
    expect(text).not.toMatch(/Sans annonce|Bien dite/)
  })

  it('tells links that lead nowhere any more, and no other', async () => {
    const gone = await createPage(payload, { title: 'Bientôt retirée', lead: 'Là.' })
    const hrefs = [
      `/${gone.slug}`,
      '/jamais-ecrite',
      '/faq#annuler',
      '/expeditions?sort=price',
      '/mes-favoris',
      'https://exemple.fr/x',
    ]
    const holder = await createPage(payload, {
      title: 'Qui mène ailleurs',
      lead: 'Là.',
      blocks: [textBlock(hrefs.map((href) => `[ici](${href})`).join(', '))],
    })
    await payload.update({ collection: 'pages', id: gone.id, data: { _status: 'draft' } })
    const text = await morning()
    expect(text).toContain(`/admin/collections/pages/${String(holder.id)}`)
    expect(text).toContain('/jamais-ecrite')
    expect(text).toContain(`/${gone.slug}`)
    expect(text).not.toMatch(/annuler|sort=price|favoris|exemple\.fr\/x/)
    await payload.delete({ collection: 'pages', id: holder.id })
  })

  it('tells what was asked for in vain the day before, our own links first', async () => {
    const note = (path: string, referrer: string, times: number, ago = 1) =>
      query(
        `insert into audience_counts (day, measure, subject, detail, times)
         values ((now() at time zone 'Europe/Paris')::date - $4::int, 'missing', $1, $2, $3)`,
        [path, referrer, times, ago],
      )
    await note('/annuaire', 'https://annuaire.example/liste', 40)
    await note('/sans-origine', '', 2)
    await note('/ancienne', '/blog', 3)
    await note('/avant-hier', '/faq', 9, 2)
    const text = (await morning())?.replaceAll('\u00a0', ' ') ?? ''
    expect(text).toContain('/ancienne, 3 fois, depuis notre page /blog : à corriger')
    expect(text).toContain('/annuaire, 40 fois, depuis https://annuaire.example/liste')
    expect(text).toContain('/sans-origine, 2 fois, sans page d’origine')
    expect(text.indexOf('/ancienne')).toBeLessThan(text.indexOf('/annuaire,'))
    expect(text).not.toContain('/avant-hier')
    await query('delete from audience_counts')
  })

  it('tells which sites of train tickets nobody has looked at within a year', async () => {
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
    const site = (name: string, read_on: string | null) => ({ name, url: `https://${name}.example/`, read_on })
    const list = (train_operators: Array<ReturnType<typeof site>>) =>
      payload.updateGlobal({ slug: 'site-settings', data: { train_operators } })
    await list([site('recent', ago(300)), site('ancien', ago(400)), site('jamais', null)])
    const text = await morning()
    expect(text).toMatch(/ancien, vérifié le \d/)
    expect(text).toContain('jamais, jamais vérifié')
    expect(text).toContain('/admin/globals/site-settings')
    expect(text).not.toContain('recent')
    await list([site('recent', ago(300))])
    await query('delete from morning_mails')
    expect(await morning()).toBeUndefined()
  })

  it('goes to whom the settings name', async () => {
    const name = (upkeep_email: string | null) =>
      payload.updateGlobal({ slug: 'site-settings', data: { upkeep_email, train_operators: [] } })
    await name('veille@lagopede.test')
    await search('chien', '1 second')
    expect(await morning()).toBeUndefined()
    expect(mailServer.lastTo('veille@lagopede.test')?.text).toContain('chien')
    await name(null)
  })

  it('leaves once a day, and tells no search twice', async () => {
    await search('chien', '1 second')
    expect(await morning()).toContain('chien')
    await search('raquettes', '0 seconds')
    expect(await morning('08:05')).toBeUndefined()
    const next = await morning('07:05', 1)
    expect(next).toContain('raquettes')
    expect(next).not.toContain('chien')
  })

  it('leaves not when there is nothing to tell', async () => {
    await search('chien', '4 days')
    expect(await morning()).toBeUndefined()
  })

  it('waits for seven in Paris', async () => {
    await search('chien', '1 second')
    expect(await morning('06:05')).toBeUndefined()
    expect(await morning('07:05')).toContain('chien')
  })
})
