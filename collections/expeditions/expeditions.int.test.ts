import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { createExpedition } from '../../tests/factories/expedition'

let payload: Payload

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
})

const messagesOf = async (attempt: Promise<unknown>): Promise<string> => {
  const error: unknown = await attempt.then(
    () => null,
    (reason: unknown) => reason,
  )
  return JSON.stringify(error, ['message', 'data', 'errors', 'path'])
}

const programme = (days: number) =>
  Array.from({ length: days }, (_day, index) => ({ title: `Étape ${String(index + 1)}`, text: 'On marche.' }))

describe('publishing an expedition', () => {
  it('is refused with a programme of another length', async () => {
    const attempt = createExpedition(payload, { duration_days: 3, days: programme(2) })
    expect(await messagesOf(attempt)).toContain('Le programme compte 2 jours pour une aventure de 3 jours.')
  })

  it('is refused for children without a minimum age', async () => {
    const attempt = createExpedition(payload, { expedition_type: 'family' })
    expect(await messagesOf(attempt)).toContain('Indique l’âge minimum des enfants')
  })

  it.each([1, 16])('is refused for a trip of %i days', async (duration_days) => {
    expect(await messagesOf(createExpedition(payload, { duration_days }))).toContain('duration_days')
  })

  it('waits until the programme is complete, which a draft may not be', async () => {
    const { id } = await createExpedition(payload, { _status: 'draft', duration_days: 3, days: programme(2) })
    await expect(payload.update({ collection: 'expeditions', id, data: { _status: 'published' } })).rejects.toThrow()
    const published = await payload.update({
      collection: 'expeditions',
      id,
      data: { _status: 'published', days: programme(3) },
    })
    expect(published._status).toBe('published')
  })
})

it('keeps a route that is half written in the draft, and publishes none', async () => {
  const { id } = await createExpedition(payload, { _status: 'draft' })
  await payload.update({ collection: 'expeditions', id, draft: true, data: { route: '[[6.1, 45' } })
  const { route } = await payload.findByID({ collection: 'expeditions', id, draft: true })
  expect(route).toBe('[[6.1, 45')
  const attempt = payload.update({ collection: 'expeditions', id, data: { route, _status: 'published' } })
  expect(await messagesOf(attempt)).toContain('Une liste de points')
})

describe('the address of an expedition', () => {
  it('comes from its name when left empty', async () => {
    const { slug } = await createExpedition(payload, { name: 'L’été à Åndalsnes', slug: '' })
    expect(slug).toBe('l-ete-a-andalsnes')
  })

  it('is refused when another one has it', async () => {
    const { slug } = await createExpedition(payload)
    expect(await messagesOf(createExpedition(payload, { slug }))).toContain('slug')
  })
})

it('copies an expedition as a draft, as the panel asks, under a name and an address of its own, twice', async () => {
  const { id, name, slug } = await createExpedition(payload)
  const [first, second] = [
    await payload.duplicate({ collection: 'expeditions', id, data: { _status: 'draft' } }),
    await payload.duplicate({ collection: 'expeditions', id, data: { _status: 'draft' } }),
  ]
  expect(first).toMatchObject({ name: `${name} (copie)`, _status: 'draft' })
  expect(new Set([slug, first.slug, second.slug]).size).toBe(3)
})
