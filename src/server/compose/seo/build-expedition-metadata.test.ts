import { describe, expect, it } from 'vitest'
import { buildExpeditionMetadata } from './build-expedition-metadata'

const expedition = {
  name: 'Traversée du Vercors en bivouac',
  slug: 'traversee-du-vercors',
  tagline: 'Cinq jours sans route ni réseau.',
  duration_days: 5,
  country_1: { name: 'France' },
  level: { name: 'Confirmé', level_number: 3 },
  min_price: 640,
  seo: { title: null, description: null, image: null },
  photos: [{ url: '/api/media/file/vercors-a1-640.webp', alt: '', width: 640, height: 480 }],
}

type Shown = Parameters<typeof buildExpeditionMetadata>[0]

const cardOf = (shown: Shown): string => {
  const [image] = [buildExpeditionMetadata(shown).openGraph?.images ?? []].flat()
  return typeof image === 'object' && 'url' in image ? String(image.url) : ''
}

describe('expedition metadata', () => {
  it('points to the plain path, also from the twin page', () => {
    expect(buildExpeditionMetadata(expedition).alternates?.canonical).toBe('/expeditions/traversee-du-vercors')
  })

  it('shows the link card drawn for it', () => {
    expect(buildExpeditionMetadata(expedition).openGraph?.images).toEqual([
      {
        url: expect.stringMatching(/^\/og\/expeditions\/traversee-du-vercors\?v=[0-9a-f]{12}$/) as string,
        alt: 'Traversée du Vercors en bivouac',
        width: 1200,
        height: 630,
      },
    ])
  })

  it('has another address once the card shows something else', () => {
    const shown = [
      expedition,
      {
        ...expedition,
        photos: expedition.photos.map((photo) => ({ ...photo, url: '/api/media/file/vercors-b2-640.webp' })),
      },
      { ...expedition, min_price: 590 },
      { ...expedition, name: 'Le Vercors' },
    ]
    expect(new Set(shown.map(cardOf)).size).toBe(shown.length)
    expect(cardOf({ ...expedition, tagline: 'Autre phrase.' })).toBe(cardOf(expedition))
  })

  it('says what was written for search engines and shared links instead', () => {
    const seo = {
      title: 'Vercors en bivouac',
      description: 'Cinq jours à pied.',
      image: '/api/media/file/vercors.webp',
    }
    const { title, description, openGraph } = buildExpeditionMetadata({ ...expedition, seo })
    expect([title, description]).toEqual([seo.title, seo.description])
    expect(openGraph).toMatchObject({
      ...{ title: seo.title, description: seo.description },
      images: [{ url: seo.image, alt: expedition.name }],
    })
  })

  it('describes the trip by its tagline, length, country and price', () => {
    expect(buildExpeditionMetadata(expedition).description).toBe(
      'Cinq jours sans route ni réseau. 5\u00a0jours, France, dès 640\u00a0€.',
    )
  })

  it('writes a price of four figures as the page does', () => {
    expect(buildExpeditionMetadata({ ...expedition, min_price: 1480 }).description).toContain('dès 1\u00a0480\u00a0€.')
  })

  it('cuts a long tagline at a word', () => {
    const description = buildExpeditionMetadata({ ...expedition, tagline: 'mot '.repeat(60) }).description ?? ''
    expect(description.length).toBeLessThanOrEqual(160)
    expect(description).toMatch(/mot… 5/)
  })
})
