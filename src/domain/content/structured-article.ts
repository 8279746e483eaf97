type Told = {
  title: string
  description: string
  url: string
  image: string | null
  author: string | null
  published_at: string
  updated_at: string
}

const publisherOf = (site: string) => ({ '@type': 'Organization', name: 'Lagopède', url: site })

/** The schema.org Article of a text; addresses are absolute, dates instants. */
export const buildStructuredArticle = ({ site, ...told }: Told & { site: string }) => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: told.title,
  description: told.description,
  inLanguage: 'fr-FR',
  mainEntityOfPage: told.url,
  ...(told.image !== null && { image: [told.image] }),
  ...(told.author !== null && { author: { '@type': 'Person', name: told.author } }),
  datePublished: told.published_at,
  dateModified: told.updated_at,
  publisher: publisherOf(site),
})

/** The schema.org PodcastEpisode of an episode; `sound` is the absolute address of its file, `duration` its seconds. */
export const buildStructuredEpisode = ({
  site,
  sound,
  duration,
  type,
  episode,
  series,
  ...told
}: Told & {
  site: string
  sound: string
  duration: number
  type: string
  episode: number | null
  series: { name: string; url: string; feed: string }
}) => ({
  '@context': 'https://schema.org',
  '@type': 'PodcastEpisode',
  name: told.title,
  description: told.description,
  url: told.url,
  inLanguage: 'fr-FR',
  ...(told.image !== null && { image: told.image }),
  ...(episode !== null && { episodeNumber: episode }),
  datePublished: told.published_at,
  timeRequired: isoDuration(duration),
  associatedMedia: {
    '@type': 'AudioObject',
    contentUrl: sound,
    encodingFormat: type,
    duration: isoDuration(duration),
  },
  partOfSeries: { '@type': 'PodcastSeries', name: series.name, url: series.url, webFeed: series.feed },
  publisher: publisherOf(site),
})

/** `PT1M15S`, from seconds. */
const isoDuration = (seconds: number): string => `PT${String(Math.floor(seconds / 60))}M${String(seconds % 60)}S`
