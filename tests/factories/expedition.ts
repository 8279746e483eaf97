import type { Payload, RequiredDataFromCollectionSlug } from 'payload'
import type { Expedition, Media } from '@/payload-types'
import { toRichText } from '@lagopede/demo/rich-text'

type Overrides = Partial<RequiredDataFromCollectionSlug<'expeditions'>>

let made = 0

/** A published expedition of three days with a country and an activity of its own, the same names at every run. */
export const createExpedition = async (payload: Payload, overrides: Overrides = {}): Promise<Expedition> => {
  const mark = String(++made).padStart(4, '0')
  const [country, activity] = await Promise.all([
    payload.create({ collection: 'countries', data: { name: `Pays ${mark}`, code: uniqueCountryCode() } }),
    payload.create({ collection: 'activities', data: { name: `Activité ${mark}` } }),
  ])
  const photo = (await payload.db.create({
    collection: 'media',
    data: { alt: '', filename: `${mark}.webp`, url: `/api/media/file/${mark}.webp` },
  })) as Media
  return payload.create({
    collection: 'expeditions',
    data: {
      name: `Aventure ${mark}`,
      slug: `aventure-${mark}`,
      tagline: 'Une aventure de test.',
      description: toRichText(['Un paragraphe.']),
      expedition_type: 'adult',
      duration_days: 3,
      level: 2,
      eco_rating: 4,
      price_cents: 50_000,
      countries: [country.id],
      activities: [activity.id],
      main_photo: photo.id,
      _status: 'published',
      ...overrides,
    },
  })
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
let countries = 0

const uniqueCountryCode = (): string => {
  const rank = countries++
  return `${LETTERS[Math.floor(rank / LETTERS.length) % LETTERS.length] ?? 'A'}${LETTERS[rank % LETTERS.length] ?? 'A'}`
}
