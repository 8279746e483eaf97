import config from '@payload-config'
import { getPayload, type CollectionSlug, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { query } from '@/server/platform/db/pool'
import { createArticle } from '../../tests/factories/article'
import { createDeparture } from '../../tests/factories/departure'
import { createExpedition } from '../../tests/factories/expedition'
import { createFaqEntry } from '../../tests/factories/faq-entry'
import { createPage } from '../../tests/factories/page'
import { call } from '../../tests/integration/call'
import { signInAs } from '../../tests/integration/sign-in-as'

type Document = Record<string, unknown> & { _kept?: { field: string; said: string }[] }
type Answer = {
  doc?: Document
  result?: Document
  errors?: { message: string; data?: { errors: { path: string }[] } }[]
}
type Person = { token: string }

let payload: Payload
let noe: Person
let ines: Person

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  noe = await signInAs(payload, { role: 'staff', first_name: 'Noé' })
  ines = await signInAs(payload, { role: 'admin', first_name: 'Inès' })
})

/** As the panel loads it into a form. */
const open = async (path: string, { token }: Person): Promise<Document> => {
  const { body, status } = await call<Document>(`${path}?draft=true&depth=0`, { token })
  expect(status).toBe(200)
  return body
}

/** As the panel saves a form: with every field of it. */
const save = (path: string, { token }: Person, body: object, query = '') =>
  call<Answer>(`${path}?depth=0${query}`, {
    method: path.startsWith('globals/') ? 'POST' : 'PATCH',
    token,
    body,
  })
const AUTOSAVED = '&draft=true&autosave=true'
const autosave = (path: string, person: Person, form: object) =>
  save(path, person, { ...form, _status: 'draft' }, AUTOSAVED)

const saved = ({ body }: { body: Answer }): Document => body.doc ?? body.result ?? {}

const newTrip = async () => `expeditions/${String((await createExpedition(payload)).id)}`

describe('two people on one trip', () => {
  it('keep both what they wrote, field by field, and the second is told who wrote the other', async () => {
    const path = await newTrip()
    const [his, hers] = await Promise.all([open(path, noe), open(path, ines)])
    expect((await autosave(path, noe, { ...his, tagline: 'La phrase de Noé.' })).status).toBe(200)
    const answer = await autosave(path, ines, { ...hers, name: 'Le nom d’Inès' })
    expect(answer.status).toBe(200)
    expect(saved(answer)).toMatchObject({ tagline: 'La phrase de Noé.', name: 'Le nom d’Inès' })
    expect(saved(answer)._kept).toEqual([
      expect.objectContaining({
        field: 'tagline',
        said: expect.stringMatching(/^Noé a changé «\sAccroche\s» \(.+\sh.*\)$/),
      }),
    ])
    expect(await open(path, noe)).toMatchObject({ tagline: 'La phrase de Noé.', name: 'Le nom d’Inès' })
  })

  it('who both change one field: the second is 409, told which field, by whom and when, and nothing of theirs is written', async () => {
    const path = await newTrip()
    const [his, hers] = await Promise.all([open(path, noe), open(path, ines)])
    await autosave(path, noe, { ...his, tagline: 'La phrase de Noé.' })
    const answer = await autosave(path, ines, { ...hers, tagline: 'La phrase d’Inès.', name: 'Le nom d’Inès' })
    expect(answer.status).toBe(409)
    const [error] = answer.body.errors ?? []
    expect(error?.message).toMatch(
      /^Noé a changé «\sAccroche\s» \(.+\)\. Rien n’est enregistré\. Copie .+, recharge la page/,
    )
    expect(error?.data?.errors).toEqual([expect.objectContaining({ path: 'tagline' })])
    expect(await open(path, noe)).toMatchObject({ tagline: 'La phrase de Noé.', name: his['name'] })
  })

  it('write the same: nothing to refuse', async () => {
    const path = await newTrip()
    const [his, hers] = await Promise.all([open(path, noe), open(path, ines)])
    for (const [person, form] of [
      [noe, his],
      [ines, hers],
    ] as const) {
      expect((await autosave(path, person, { ...form, tagline: 'La même.' })).status).toBe(200)
    }
  })

  it('save at the same instant: one is written, the other refused', async () => {
    const path = await newTrip()
    const [his, hers] = await Promise.all([open(path, noe), open(path, ines)])
    const answers = await Promise.all([
      autosave(path, noe, { ...his, tagline: 'La phrase de Noé.' }),
      autosave(path, ines, { ...hers, tagline: 'La phrase d’Inès.' }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('go on from each answer, whoever autosaves in between', async () => {
    const path = await newTrip()
    let his = await open(path, noe)
    let hers = await open(path, ines)
    for (const round of [1, 2, 3]) {
      his = saved(await autosave(path, noe, { ...his, tagline: `Phrase ${String(round)}` }))
      hers = saved(await autosave(path, ines, { ...hers, name: `Nom ${String(round)}` }))
    }
    expect(await open(path, noe)).toMatchObject({ tagline: 'Phrase 3', name: 'Nom 3' })
  })

  it('publish what the other wrote meanwhile, never what it was before', async () => {
    const path = await newTrip()
    const [his, hers] = await Promise.all([open(path, noe), open(path, ines)])
    await autosave(path, noe, { ...his, tagline: 'La phrase de Noé.' })
    const answer = await save(path, ines, { ...hers, name: 'Le nom d’Inès', _status: 'published' })
    expect(saved(answer)).toMatchObject({ tagline: 'La phrase de Noé.', name: 'Le nom d’Inès', _status: 'published' })
  })

  it('a person with two open pages is told that the older page undoes their own change', async () => {
    const path = await newTrip()
    const [first, second] = await Promise.all([open(path, noe), open(path, noe)])
    await autosave(path, noe, { ...first, tagline: 'Dans la première.' })
    const { status, body } = await autosave(path, noe, { ...second, tagline: 'Dans la seconde.' })
    expect([status, body.errors?.[0]?.message]).toEqual([
      409,
      expect.stringMatching(/^Tu as changé «\sAccroche\s», dans une autre page \(/),
    ])
  })

  it('are told of a list as a whole, and an empty one is the same however it is sent', async () => {
    const path = await newTrip()
    const [his, hers] = await Promise.all([open(path, noe), open(path, ines)])
    await autosave(path, noe, { ...his, highlights: [{ text: 'Le lac au matin' }], tagline: 'La phrase de Noé.' })
    const answer = await autosave(path, ines, { ...hers, highlights: 0, name: 'Le nom d’Inès' })
    expect(answer.status).toBe(200)
    expect(saved(answer)['highlights']).toEqual([expect.objectContaining({ text: 'Le lac au matin' })])
    const refused = await autosave(path, ines, { ...hers, highlights: [{ text: 'Le col' }] })
    expect(refused.status).toBe(409)
  })
})

describe('every collection and global', () => {
  const at = (slug: CollectionSlug, { id }: { id: number }) => `${slug}/${String(id)}`
  const newDeparture = async () => createDeparture(payload, { expedition: (await createExpedition(payload)).id })
  const newGuide = () =>
    payload.create({ collection: 'guides', data: { full_name: 'Inès Roux', slug: 'ines-roux-essai' } })
  const KINDS: [string, () => string | Promise<string>, string, string][] = [
    ['articles', async () => at('articles', await createArticle(payload)), 'title', 'lead'],
    ['pages', async () => at('pages', await createPage(payload)), 'title', 'lead'],
    ['faq-entries', async () => at('faq-entries', await createFaqEntry(payload)), 'question', 'slug'],
    ['departures', async () => at('departures', await newDeparture()), 'note', 'capacity'],
    ['guides', async () => at('guides', await newGuide()), 'job_title', 'biography'],
    ['home-page', () => 'globals/home-page', 'hero_title', 'hero_lead'],
    ['site-settings', () => 'globals/site-settings', 'brand', 'baseline'],
  ]

  it.each(KINDS)('%s', async (_name, make, one, other) => {
    const path = await make()
    const [his, hers] = await Promise.all([open(path, noe), open(path, ines)])
    expect(Object.keys(his)).toEqual(expect.arrayContaining([one, '_basedOn']))
    const answer = await save(path, noe, { ...his, [one]: 'Par Noé' })
    expect(answer.body.errors ?? []).toEqual([])
    expect((await save(path, ines, { ...hers, [one]: 'Par Inès' })).status).toBe(409)
    expect(await open(path, noe)).toMatchObject({ [one]: 'Par Noé', [other]: his[other] })
    const merged = await save(path, ines, hers)
    expect([merged.status, saved(merged)[one]]).toEqual([200, 'Par Noé'])
  })

  it('says of itself what a save is based on', async () => {
    const { body } = await call<{ docs: { id: number }[] }>('users?limit=1&depth=0', { token: ines.token })
    for (const { slug } of payload.config.globals)
      expect(await open(`globals/${slug}`, ines)).toHaveProperty('_basedOn')
    for (const { slug, hooks } of payload.config.collections) {
      expect([slug, hooks.beforeOperation.length > 1, hooks.afterRead.length > 0]).toEqual([slug, true, true])
    }
    // In a list it is nobody's form.
    expect(body.docs[0]).not.toHaveProperty('_basedOn')
  })
})

describe('a save', () => {
  it('does not undo what the site itself changed meanwhile', async () => {
    const { id } = await createDeparture(payload, { expedition: (await createExpedition(payload)).id })
    const path = `departures/${String(id)}`
    const form = await open(path, noe)
    await query(`update departures set status = 'canceled' where id = $1`, [id])
    const answer = await save(path, noe, { ...form, note: 'À rappeler' })
    expect(saved(answer)).toMatchObject({ status: 'canceled', note: 'À rappeler' })
    expect(saved(answer)._kept?.[0]?.said).toMatch(/^Le site a changé «\s/)
  })

  it('that says no base writes what it names', async () => {
    const path = await newTrip()
    await open(path, noe)
    await autosave(path, noe, { tagline: 'La phrase de Noé.' })
    expect((await autosave(path, ines, { tagline: 'La phrase d’Inès.' })).status).toBe(200)
    expect(await open(path, noe)).toMatchObject({ tagline: 'La phrase d’Inès.' })
  })

  it('that says only when its document was read is refused what somebody saved later', async () => {
    const path = await newTrip()
    const { updatedAt } = await open(path, ines)
    const first = await autosave(path, noe, { tagline: 'La phrase de Noé.' })
    const refused = await autosave(path, ines, { updatedAt, tagline: 'La phrase d’Inès.' })
    expect([refused.status, refused.body.errors?.[0]?.message]).toEqual([409, expect.stringContaining('Noé a changé')])
    expect((await autosave(path, ines, { updatedAt, name: 'Le nom d’Inès' })).status).toBe(200)
    const own = { updatedAt: saved(first)['updatedAt'], tagline: 'Une autre phrase de Noé.' }
    expect((await autosave(path, noe, own)).status).toBe(200)
  })

  it.each(['expeditions', 'globals/home-page'])(
    'that goes back to what is on the site leaves the draft of %s',
    async (kind) => {
      const path = kind === 'expeditions' ? await newTrip() : kind
      const field = kind === 'expeditions' ? 'tagline' : 'hero_lead'
      const form = await open(path, noe)
      expect((await save(path, noe, { ...form, [field]: 'Sur le site.', _status: 'published' })).status).toBe(200)
      expect((await autosave(path, noe, { ...(await open(path, noe)), [field]: 'Un brouillon.' })).status).toBe(200)
      // As the panel does it.
      const { body: published } = await call<Document>(`${path}?depth=0`, { token: ines.token })
      expect(saved(await save(path, ines, published))[field]).toBe('Sur le site.')
      expect(await open(path, noe)).toMatchObject({ [field]: 'Sur le site.' })
    },
  )

  it.each([['a text'], ['[1]'], ['{"tagline":1}'], ['null'], [null], [{}]])(
    'with %j for a base is unreadable',
    async (_basedOn) => {
      expect((await autosave(await newTrip(), noe, { _basedOn, tagline: 'x' })).status).toBe(400)
    },
  )

  it('waits for no lock of a colleague, and neither does a withdrawal; one without a base does', async () => {
    const path = await newTrip()
    const hers = await open(path, ines)
    const lock = () =>
      payload.db.create({
        collection: 'payload-locked-documents',
        data: {
          document: { relationTo: 'expeditions', value: Number(path.split('/')[1]) },
          user: { relationTo: 'users', value: (noe as unknown as { id: number }).id },
        },
      })
    await lock()
    const locked = await save(path, ines, { tagline: 'Sans base' })
    expect([locked.status, locked.body.errors?.[0]?.message]).toEqual([
      423,
      'Quelqu’un d’autre modifie ce document en ce moment. Réessaie dans quelques minutes.',
    ])
    expect((await autosave(path, ines, { ...hers, tagline: 'Avec' })).status).toBe(200)
    await lock()
    expect((await save(path, ines, { _status: 'draft' })).status).toBe(200)
  })
})

it('only the team reads what a document is based on', async () => {
  const camille = await signInAs(payload)
  const { body } = await call<Document>(`users/${String((camille as unknown as { id: number }).id)}`, {
    token: camille.token,
  })
  expect(body).not.toHaveProperty('_basedOn')
})
