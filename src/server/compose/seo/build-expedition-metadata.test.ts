import { describe, expect, it } from 'vitest'
import { buildExpeditionMetadata } from './build-expedition-metadata'

const expedition = {
  name: 'Traversée du Vercors en bivouac',
  slug: 'traversee-du-vercors',
  tagline: 'Cinq jours sans route ni réseau.',
  duration_days: 5,
  country_1: { name: 'France' },
  min_price: 640,
}

describe('expedition metadata', () => {
  it('points to the plain path, also from the twin page', () => {
    expect(buildExpeditionMetadata(expedition).alternates?.canonical).toBe('/expeditions/traversee-du-vercors')
  })

  it('shows the link card drawn for it', () => {
    expect(buildExpeditionMetadata(expedition).openGraph?.images).toEqual([
      {
        url: '/og/expeditions/traversee-du-vercors',
        alt: 'Traversée du Vercors en bivouac',
        width: 1200,
        height: 630,
      },
    ])
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
