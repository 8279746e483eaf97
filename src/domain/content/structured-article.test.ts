import { expect, it } from 'vitest'
import { buildStructuredArticle, buildStructuredEpisode } from './structured-article'

const told = {
  site: 'https://lagopede.example',
  title: 'Cinq jours sans route',
  description: 'La traversée du Vercors.',
  url: 'https://lagopede.example/blog/articles/cinq-jours',
  image: null,
  author: 'Maëlle Perrillat',
  published_at: '2026-11-06T08:00:00Z',
  updated_at: '2026-11-07T08:00:00Z',
}

it('says of a text who wrote it and when', () => {
  expect(buildStructuredArticle(told)).toMatchObject({
    '@type': 'Article',
    headline: 'Cinq jours sans route',
    author: { name: 'Maëlle Perrillat' },
    datePublished: '2026-11-06T08:00:00Z',
    dateModified: '2026-11-07T08:00:00Z',
  })
  expect(buildStructuredArticle(told)).not.toHaveProperty('image')
})

it('says of an episode where its sound is and how long it lasts', () => {
  const episode = buildStructuredEpisode({
    ...told,
    sound: 'https://lagopede.example/api/recordings/file/quai-4-1.mp3',
    type: 'audio/mpeg',
    duration: 75,
    episode: 1,
    series: { name: 'Quai 4', url: 'https://lagopede.example/blog', feed: 'https://lagopede.example/blog/podcast.xml' },
  })
  expect(episode).toMatchObject({
    '@type': 'PodcastEpisode',
    episodeNumber: 1,
    timeRequired: 'PT1M15S',
    associatedMedia: { encodingFormat: 'audio/mpeg', duration: 'PT1M15S' },
    partOfSeries: { name: 'Quai 4', webFeed: 'https://lagopede.example/blog/podcast.xml' },
  })
})
