import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { query, queryOne } from '@/server/platform/db/pool'
import { createPage } from '../tests/factories/page'
import { call } from '../tests/integration/call'
import { signInAs } from '../tests/integration/sign-in-as'

let payload: Payload
let token: string

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  token = (await signInAs(payload, { role: 'staff' })).token
})

const ask = (path: string, body?: object) => call(path, { method: 'POST', token, ...(body && { body }) })

it.each(['published', 'draft'])(
  'a version that was %s comes back as a draft, and the site stays as it is',
  async (was) => {
    const { id } = await createPage(payload, { title: 'La première' })
    await payload.update({ collection: 'pages', id, data: { title: 'Un brouillon' }, draft: true })
    await payload.update({ collection: 'pages', id, data: { title: 'Sur le site', _status: 'published' } })
    const version = await queryOne<{ id: number }>(
      'select id from _pages_v where parent_id = $1 and version__status = $2::enum__pages_v_version_status order by id limit 1',
      [id, was],
    )
    expect((await ask(`pages/versions/${String(version?.id)}?draft=false`)).status).toBe(200)
    expect(await queryOne('select title, _status::text as status from pages where id = $1', [id])).toEqual({
      title: 'Sur le site',
      status: 'published',
    })
    const draft = await payload.findByID({ collection: 'pages', id, draft: true, depth: 0 })
    expect(draft).toMatchObject({ title: was === 'draft' ? 'Un brouillon' : 'La première', _status: 'draft' })
  },
)

it('so does one of a global', async () => {
  for (const hero_title of ['La première', 'Sur le site']) {
    expect((await ask('globals/home-page', { hero_title, _status: 'published' })).status).toBe(200)
  }
  const [version] = await query<{ id: number }>(
    `select id from _home_page_v where version_hero_title = 'La première' order by id limit 1`,
  )
  expect((await ask(`globals/home-page/versions/${String(version?.id)}`)).status).toBe(200)
  expect(await query('select hero_title, _status::text as status from home_page')).toEqual([
    { hero_title: 'Sur le site', status: 'published' },
  ])
  expect(await payload.findGlobal({ slug: 'home-page', draft: true, depth: 0 })).toMatchObject({
    hero_title: 'La première',
    _status: 'draft',
  })
})
