import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { NAVIGATION_DEFAULTS } from '@/domain/content/navigation-defaults'
import { isAddressAnswered } from '@/server/features/content/is-address-answered'
import { namedBy, readNavigationSources } from '@/server/features/content/navigation-sources'
import { presentNavigation } from '@/server/features/content/present-navigation'
import { readNavigation } from '@/server/features/content/read-navigation'
import { query } from '@/server/platform/db/pool'
import { createPage } from '../../tests/factories/page'
import { call } from '../../tests/integration/call'
import { signInAs } from '../../tests/integration/sign-in-as'
import { toldBy } from '../../tests/integration/told-by'

let payload: Payload
let token: string

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  token = (await signInAs(payload, { role: 'marketer' })).token
})
// The lists that are left out are the ones that the site began with, whose pages this database has not.
beforeEach(async () => {
  await query('delete from navigation')
  await query('insert into navigation default values')
})

const save = (body: object, as = token) =>
  call('globals/navigation', { method: 'POST', token: as, body: { _status: 'published', ...body } })
const shown = async () => {
  const navigation = await readNavigation()
  const sources = await readNavigationSources(namedBy(navigation))
  return presentNavigation({ navigation, sources, seminarsUrl: 'https://seminaires.test' })
}
const toAddress = (href: unknown) => ({ blockType: 'address_link', label: 'Là', href })
const toPage = (id: number) => ({
  blockType: 'document_link',
  label: 'La page',
  document: { relationTo: 'pages', value: id },
})

describe('the links of header and footer', () => {
  it('are those that the site began with until a list is saved, and again once it is emptied', async () => {
    const begun = await shown()
    expect(begun.top_links.map(({ label }) => label)).toEqual(NAVIGATION_DEFAULTS.top_links.map(({ label }) => label))
    expect(begun.main_links.at(-1)).toEqual({ label: 'Séminaires', href: 'https://seminaires.test' })
    expect((await save({ top_links: [toAddress('/faq')] })).status).toBe(200)
    expect((await shown()).top_links).toEqual([{ label: 'Là', href: '/faq' }])
    expect((await save({ top_links: [] })).status).toBe(200)
    expect((await shown()).top_links).toEqual(begun.top_links)
  })

  it('follow the page they name, and leave no hole where it is withdrawn', async () => {
    const page = await createPage(payload, { slug: 'nommee' })
    await save({ about_links: [toPage(page.id), toAddress('/faq')] })
    expect((await shown()).about_links.map(({ href }) => href)).toEqual(['/nommee', '/faq'])
    await call(`pages/${String(page.id)}`, { method: 'PATCH', token, body: { slug: 'renommee' } })
    expect((await shown()).about_links.map(({ href }) => href)).toEqual(['/renommee', '/faq'])
    await call(`pages/${String(page.id)}`, { method: 'PATCH', token, body: { _status: 'draft' } })
    expect((await shown()).about_links.map(({ href }) => href)).toEqual(['/faq'])
  })

  it('renew every page as they are published, and none as a draft is kept', async () => {
    await save({ menu_links: [toAddress('/blog')] })
    const draft = () =>
      call('globals/navigation?draft=true&autosave=true', {
        method: 'POST',
        token,
        body: { menu_links: [toAddress('/faq')] },
      })
    expect((await toldBy(draft)).join(' ')).not.toContain('site')
    expect((await shown()).menu_links).toEqual([{ label: 'Là', href: '/blog' }])
    expect((await toldBy(() => save({ menu_links: [toAddress('/faq')] }))).join(' ')).toContain('site')
    expect((await shown()).menu_links).toEqual([{ label: 'Là', href: '/faq' }])
  })

  it('are edited by marketers and staff alone', async () => {
    const body = { menu_links: [toAddress('/blog')] }
    const guide = (await signInAs(payload, { role: 'guide' })).token
    const staff = (await signInAs(payload, { role: 'staff' })).token
    expect([(await save(body, guide)).status >= 400, (await save(body, staff)).status]).toEqual([true, 200])
  })
})

describe('an address', () => {
  it.each([
    'javascript:alert(1)',
    'http://ailleurs.test',
    '//ailleurs.test',
    '/n-existe-pas',
    '/expeditions/n-existe-pas',
    '/blog/articles/category/n-existe-pas',
    '/admin',
    12,
    '',
  ])('%s is refused', async (href) => {
    expect((await save({ top_links: [toAddress(href)] })).status).toBe(400)
  })

  it.each([
    '/expeditions?countries=Italie',
    '/collaborations#Contact-Us',
    '/blog/articles/category/podcasts',
    'https://ailleurs.test/page',
    'mailto:bonjour@lagopede.test',
  ])('%s is taken', async (href) => {
    expect((await save({ top_links: [toAddress(href)] })).status).toBe(200)
  })

  it('of the site answers while its page is published, and under a former name', async () => {
    const page = await createPage(payload, { slug: 'ancienne' })
    await call(`pages/${String(page.id)}`, { method: 'PATCH', token, body: { slug: 'nouvelle' } })
    expect([await isAddressAnswered('/ancienne'), await isAddressAnswered('/nouvelle/')]).toEqual([true, true])
    await call(`pages/${String(page.id)}`, { method: 'PATCH', token, body: { _status: 'draft' } })
    expect([await isAddressAnswered('/ancienne'), await isAddressAnswered('/nouvelle')]).toEqual([false, false])
  })
})
