import { describe, expect, it } from 'vitest'
import { buildStructuredProduct } from './structured-product'

const url = 'https://lagopede.test/expeditions/traversee-du-vercors'
const expedition = {
  name: 'Traversée du Vercors en bivouac',
  tagline: 'Cinq jours sans route.',
  min_price: 640,
  level: { level_number: 3 },
  rating: 4.9,
  review_count: 48,
  country_1: { name: 'France' },
}
const review = { rateOnFive: 5, firstName: 'Thomas', reviewText: 'Le sourire.', date: '2026-07-20' }
const build = (changes: Partial<Omit<typeof expedition, 'rating'>> & { rating?: number | null } = {}) =>
  buildStructuredProduct({
    expedition: { ...expedition, ...changes },
    url,
    images: ['https://lagopede.test/photo-1280.webp'],
    reviews: [review, { ...review, rateOnFive: null }],
  })

describe('structured product', () => {
  it('says the name, address, pictures, price in euros and difficulty', () => {
    expect(build()).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: expedition.name,
      url,
      image: ['https://lagopede.test/photo-1280.webp'],
      description: expedition.tagline,
      offers: { price: 640, priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
      additionalProperty: { name: 'difficultyLevel', value: 3 },
      aggregateRating: { ratingValue: 4.9, reviewCount: 48, bestRating: 5 },
    })
  })

  it('says nothing of ratings without a review', () => {
    expect(build({ review_count: 0, rating: null })).not.toHaveProperty('aggregateRating')
    expect(build({ review_count: 0, rating: null })).not.toHaveProperty('review')
  })

  it('rates 5 when there is no average, and 0 a review without a rate', () => {
    expect(build({ rating: null })).toMatchObject({
      aggregateRating: { ratingValue: 5 },
      review: [{ reviewRating: { ratingValue: 5 } }, { reviewRating: { ratingValue: 0 } }],
    })
  })
})
