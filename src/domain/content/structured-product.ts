type StructuredExpedition = {
  name: string
  tagline: string
  min_price: number
  level: { level_number: number }
  rating: number | null
  review_count: number
  country_1: { name: string }
}

type StructuredReview = { rateOnFive: number | null; firstName: string; reviewText: string; date: string }

type Options = {
  expedition: StructuredExpedition
  /** Absolute addresses: the page's and its pictures'. */
  url: string
  images: readonly string[]
  reviews: readonly StructuredReview[]
}

const REVIEWS_SHOWN = 5

/** The schema.org Product of an expedition: prices in euros, ratings out of 5. Without a review there is no rating: search engines refuse one of nobody. */
export const buildStructuredProduct = ({ expedition, url, images, reviews }: Options) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  '@id': `${url}#product`,
  name: expedition.name,
  url,
  image: images,
  description: expedition.tagline,
  category: `Voyage d’aventure, ${expedition.country_1.name}`,
  brand: { '@type': 'Brand', name: 'Lagopède' },
  additionalProperty: {
    '@type': 'PropertyValue',
    name: 'difficultyLevel',
    value: expedition.level.level_number,
    minValue: 0,
    maxValue: 5,
  },
  offers: {
    '@type': 'Offer',
    url,
    price: expedition.min_price,
    priceCurrency: 'EUR',
    // Always: a trip that is full today gains departures (spec §3).
    availability: 'https://schema.org/InStock',
  },
  ...(expedition.review_count > 0 && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: expedition.rating ?? 5,
      bestRating: 5,
      reviewCount: expedition.review_count,
    },
    review: reviews.slice(0, REVIEWS_SHOWN).map(presentReview),
  }),
})

const presentReview = ({ rateOnFive, firstName, reviewText, date }: StructuredReview) => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: firstName },
  datePublished: date,
  reviewBody: reviewText,
  reviewRating: { '@type': 'Rating', ratingValue: rateOnFive ?? 0, bestRating: 5, worstRating: 0 },
})
