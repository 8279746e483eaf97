import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { relationId } from '@/domain/text/relation-id'
import type { Page } from '@/payload-types'
import { toRichText } from '@lagopede/demo/rich-text'
import { findAddress } from '@/server/features/content/find-address'
import { findPage } from '@/server/features/content/find-page'
import { listPages } from '@/server/features/content/list-pages'
import { query } from '@/server/platform/db/pool'
import { createExpedition } from '../../tests/factories/expedition'
import { createPage, textBlock } from '../../tests/factories/page'
import { call } from '../../tests/integration/call'
import { runJobs } from '../../tests/integration/run-jobs'
import { signInAs } from '../../tests/integration/sign-in-as'
import { toldBy } from '../../tests/integration/told-by'

let payload: Payload
let token: string

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  token = (await signInAs(payload, { role: 'marketer' })).token
})

const change = ({ id }: Pick<Page, 'id'>, body: object, draft = false) =>
  call(`pages/${String(id)}${draft ? '?draft=true' : ''}`, { method: 'PATCH', token, body })
const at = (slug: string) => findAddress({ table: 'pages', slug })

describe('an address', () => {
  it('that a page had leads to the one it has, however often it changed', async () => {
    const page = await createPage(payload, { slug: 'un' })
    for (const slug of ['deux', 'trois']) expect((await change(page, { slug })).status).toBe(200)
    expect(await Promise.all(['un', 'deux', 'trois', 'quatre'].map(at))).toEqual([
      { state: 'moved', slug: 'trois' },
      { state: 'moved', slug: 'trois' },
      { state: 'there' },
      { state: 'unknown' },
    ])
  })

  it('that a page comes back to is its own again, and none leads in a circle', async () => {
    const page = await createPage(payload, { slug: 'aller' })
    await change(page, { slug: 'retour' })
    await change(page, { slug: 'aller' })
    expect([await at('aller'), await at('retour')]).toEqual([{ state: 'there' }, { state: 'moved', slug: 'aller' }])
  })

  it('that another page takes over is that page’s, and stays with it', async () => {
    const first = await createPage(payload, { slug: 'convoitee' })
    await change(first, { slug: 'ailleurs' })
    const second = await createPage(payload, { slug: 'convoitee' })
    expect(await at('convoitee')).toEqual({ state: 'there' })
    expect((await findPage('convoitee'))?.id).toBe(second.id)
    await change(second, { slug: 'plus-loin' })
    expect(await at('convoitee')).toEqual({ state: 'moved', slug: 'plus-loin' })
  })

  it('is kept when a page is withdrawn and published elsewhere', async () => {
    const page = await createPage(payload, { slug: 'retiree' })
    await change(page, { _status: 'draft' })
    expect(await at('retiree')).toEqual({ state: 'unknown' })
    await change(page, { slug: 'revenue', _status: 'published' })
    expect(await at('retiree')).toEqual({ state: 'moved', slug: 'revenue' })
  })

  it('leads nowhere once its page is deleted', async () => {
    const page = await createPage(payload, { slug: 'partie' })
    await change(page, { slug: 'disparue' })
    await call(`pages/${String(page.id)}`, { method: 'DELETE', token })
    expect([await at('partie'), await at('disparue')]).toEqual([{ state: 'unknown' }, { state: 'unknown' }])
    expect(await query('select 1 from published_slugs where document_id = $1', [page.id])).toEqual([])
  })

  it.each(['avis', 'expeditions', 'blog', 'admin'])('that the site uses itself is refused: « %s »', async (slug) => {
    const page = await createPage(payload)
    const { status, body } = await change(page, { slug })
    expect([status, JSON.stringify(body).includes('Le site se sert déjà')]).toEqual([400, true])
  })
})

describe('a draft', () => {
  it('leaks nowhere: no address, no list, no history', async () => {
    const page = await createPage(payload, { slug: 'secrete', _status: 'draft' })
    expect([await at('secrete'), await findPage('secrete')]).toEqual([{ state: 'unknown' }, null])
    expect((await listPages()).map(({ slug }) => slug)).not.toContain('secrete')
    expect(await query('select 1 from published_slugs where document_id = $1', [page.id])).toEqual([])
  })

  it('of a published page changes neither what is read nor where', async () => {
    const page = await createPage(payload, { slug: 'publiee', title: 'Avant' })
    expect((await change(page, { slug: 'pas-encore', title: 'Après', _status: 'draft' }, true)).status).toBe(200)
    expect([await at('pas-encore'), (await findPage('publiee'))?.title]).toEqual([{ state: 'unknown' }, 'Avant'])
  })

  it('is not read by guides', async () => {
    const page = await createPage(payload, { _status: 'draft' })
    const guide = await signInAs(payload, { role: 'guide' })
    expect((await call(`pages/${String(page.id)}?draft=true`, { token: guide.token })).status).toBe(403)
  })
})

describe('what is published', () => {
  const headed = (level: number) => ({
    ...textBlock(),
    body: toRichText([{ heading: 'Un titre', level }, 'Un mot.']) as ReturnType<typeof textBlock>['body'],
  })

  it('has its headings in order', async () => {
    const page = await createPage(payload)
    const refused = await change(page, { blocks: [textBlock(), headed(3)] })
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      400,
      expect.stringContaining('Bloc 2\u00a0: un titre de niveau 3 ne suit aucun titre de niveau 2.'),
    ])
    expect((await change(page, { blocks: [headed(2), headed(3)] })).status).toBe(200)
    expect((await change(page, { blocks: [headed(3)], _status: 'draft' }, true)).status).toBe(200)
  })

  it('has a description of each of its pictures', async () => {
    const image = relationId((await createExpedition(payload)).main_photo)
    const page = await createPage(payload)
    const blocks = [textBlock(), { blockType: 'picture', image, width: 'text' }]
    await query(`update media set alt = ' ' where id = $1`, [image])
    const refused = await change(page, { blocks })
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([400, expect.stringContaining('Bloc 2')])
    await query(`update media set alt = 'Un col sous la neige' where id = $1`, [image])
    expect((await change(page, { blocks })).status).toBe(200)
    const shown = await findPage(page.slug)
    expect(shown?.blocks[1]).toMatchObject({ kind: 'picture', picture: { alt: 'Un col sous la neige' } })
  })
})

describe('the trips of a page', () => {
  const tripsOf = async (slug: string) =>
    (await findPage(slug))?.blocks.flatMap((block) => (block.kind === 'trips' ? [block.hits.map(({ id }) => id)] : []))

  it('are those on sale, in the order they were chosen in', async () => {
    const [first, second, third] = [
      await createExpedition(payload),
      await createExpedition(payload),
      await createExpedition(payload),
    ]
    await runJobs()
    const block = {
      blockType: 'trips' as const,
      title: 'Par ici',
      source: 'hand' as const,
      sort: 'featured' as const,
      limit: 3,
    }
    const chosen = [third, first, second].map(({ id }) => id)
    const page = await createPage(payload, { blocks: [{ ...block, expeditions: chosen }] })
    expect(await tripsOf(page.slug)).toEqual([chosen])
    await payload.update({ collection: 'expeditions', id: first.id, data: { _status: 'draft' } })
    await payload.delete({ collection: 'expeditions', id: third.id })
    await runJobs()
    expect(await tripsOf(page.slug)).toEqual([[second.id]])
    await payload.delete({ collection: 'expeditions', id: second.id })
    expect((await findPage(page.slug))?.blocks).toEqual([])
  })

  it('are those that answer a query, cheapest first', async () => {
    const trips = [
      await createExpedition(payload, { expedition_type: 'basecamp', age_min_child: 5, price_cents: 90_000 }),
      await createExpedition(payload, { expedition_type: 'basecamp', age_min_child: 5, price_cents: 40_000 }),
      await createExpedition(payload, { expedition_type: 'basecamp', age_min_child: 5, price_cents: 70_000 }),
    ]
    await runJobs()
    const block = {
      blockType: 'trips' as const,
      title: 'Base camp',
      source: 'query' as const,
      types: ['basecamp' as const],
    }
    const page = await createPage(payload, { blocks: [{ ...block, sort: 'price', limit: 2 }] })
    expect(await tripsOf(page.slug)).toEqual([[trips[1]?.id, trips[2]?.id]])
  })
})

describe('the pages that are kept', () => {
  it('are made anew by what is published, withdrawn or deleted, and not by a draft', async () => {
    const page = await createPage(payload)
    expect(await toldBy(() => change(page, { title: 'Brouillon', _status: 'draft' }, true))).toEqual([])
    expect(await toldBy(() => change(page, { title: 'Publiée', _status: 'published' }))).toEqual(['content'])
    await change(page, { title: 'Encore un brouillon', _status: 'draft' }, true)
    expect(await toldBy(() => change(page, { _status: 'draft' }))).toEqual(['content'])
    expect(await toldBy(() => change(page, { _status: 'published' }))).toEqual(['content'])
    expect(await toldBy(() => call(`pages/${String(page.id)}`, { method: 'DELETE', token }))).toEqual(['content'])
  })

  it('are made anew by a guide or a picture that changes', async () => {
    const guide = await payload.create({ collection: 'guides', data: { full_name: 'Ève Tissot', slug: 'eve-tissot' } })
    const rename = () => payload.update({ collection: 'guides', id: guide.id, data: { job_title: 'Guide' } })
    expect((await toldBy(rename)).join(' ').split(' ')).toContain('content')
    const image = relationId((await createExpedition(payload)).main_photo) ?? 0
    await query(`update media set mime_type = 'image/webp' where id = $1`, [image])
    const describeIt = () => payload.update({ collection: 'media', id: image, data: { alt: 'Un col' } })
    expect((await toldBy(describeIt)).join(' ').split(' ')).toContain('content')
  })
})

describe('who writes', () => {
  it('is a marketer, or the agency', async () => {
    const body = { title: 'Nouvelle', slug: 'nouvelle', blocks: [textBlock()], _status: 'published' }
    expect((await call('pages', { method: 'POST', token, body })).status).toBe(201)
    const guide = await signInAs(payload, { role: 'guide' })
    const refused = await call('pages', { method: 'POST', token: guide.token, body: { ...body, slug: 'autre' } })
    expect(refused.status).toBe(403)
  })
})
