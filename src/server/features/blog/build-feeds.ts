import { generateJsonFeed, generateRssFeed } from 'feedsmith'
import type { Article, ArticleTeaser, EpisodeSound } from '@/contract/articles'
import { findArticleCategory, PODCAST_CATEGORY } from '@/domain/content/article-categories'
import { SERVER_PATHS } from '@/domain/site/server-paths'
import { SITE_PATHS } from '@/domain/site/site-paths'

const TITLE = 'Le blog de Lagopède'
const ABOUT = 'Récits de guides, trajets en train, conseils de préparation et podcast.'
const PODCAST = 'Quai 4, le podcast de Lagopède'
const PODCAST_ABOUT = findArticleCategory(PODCAST_CATEGORY)?.intro ?? ''
const LANGUAGE = 'fr-FR'
const MOST = 30

type Options = { articles: ArticleTeaser[]; site: string }

/** The blog as RSS, the newest first; `site` is its address without a path. */
export const buildRssFeed = ({ articles, site }: Options): string =>
  generateRssFeed({
    title: TITLE,
    link: site + SITE_PATHS.blog,
    description: ABOUT,
    language: LANGUAGE,
    lastBuildDate: latestOf(articles),
    atom: { links: [{ href: site + SERVER_PATHS.blogFeed, rel: 'self', type: 'application/rss+xml' }] },
    items: articles.slice(0, MOST).map((article) => ({
      title: article.title,
      link: site + SITE_PATHS.article(article.slug),
      description: article.lead,
      guid: { value: guidOf({ site, id: article.id }), isPermaLink: false },
      pubDate: new Date(article.published_at),
      dc: { creators: [article.author] },
      categories: [{ name: findArticleCategory(article.category)?.label ?? '' }],
    })),
  })

/** The blog as a JSON Feed 1.1. */
export const buildJsonFeed = ({ articles, site }: Options): string =>
  // The format wants items; none are left out by what writes it.
  JSON.stringify(
    Object.assign(
      { items: [] },
      generateJsonFeed({
        title: TITLE,
        description: ABOUT,
        home_page_url: site + SITE_PATHS.blog,
        feed_url: site + SERVER_PATHS.blogJsonFeed,
        language: LANGUAGE,
        items: articles.slice(0, MOST).map((article) => ({
          id: guidOf({ site, id: article.id }),
          url: site + SITE_PATHS.article(article.slug),
          title: article.title,
          summary: article.lead,
          content_text: article.lead,
          ...(article.cover && { image: site + largest(article.cover) }),
          date_published: new Date(article.published_at),
          date_modified: new Date(article.updated_at),
          authors: [{ name: article.author }],
          tags: [findArticleCategory(article.category)?.label ?? ''],
        })),
      }),
    ),
  )

/** The podcast with what its directories ask for; episodes are numbered, the newest first. */
export const buildPodcastFeed = ({
  episodes,
  site,
  email,
}: {
  episodes: Array<Article & { sound: EpisodeSound }>
  site: string
  /** Where its directories write to; null while the settings name none. */
  email: string | null
}): string =>
  generateRssFeed({
    title: PODCAST,
    link: site + SITE_PATHS.articleCategory(PODCAST_CATEGORY),
    description: PODCAST_ABOUT,
    language: LANGUAGE,
    copyright: 'Lagopède',
    lastBuildDate: latestOf(episodes),
    atom: { links: [{ href: site + SERVER_PATHS.podcastFeed, rel: 'self', type: 'application/rss+xml' }] },
    itunes: {
      author: 'Lagopède',
      type: 'episodic',
      explicit: false,
      image: `${site}/brand/quai-4.jpg`,
      categories: [{ text: 'Society & Culture', categories: [{ text: 'Places & Travel' }] }],
      // oxlint-disable-next-line typescript/no-deprecated -- Apple's alone: other directories still ask for it.
      ...(email !== null && { owner: { name: 'Lagopède', email } }),
    },
    items: episodes.map((episode) => ({
      title: episode.title,
      link: site + SITE_PATHS.article(episode.slug),
      description: episode.lead,
      guid: { value: guidOf({ site, id: episode.id }), isPermaLink: false },
      pubDate: new Date(episode.published_at),
      enclosures: [{ url: site + episode.sound.url, length: episode.sound.bytes, type: episode.sound.type }],
      itunes: {
        duration: episode.sound.duration,
        explicit: false,
        episodeType: 'full',
        ...(episode.episode !== null && { episode: episode.episode }),
        ...(episode.author && { author: episode.author.full_name }),
      },
      psc: { chapters: episode.sound.chapters.map(({ start, title }) => ({ start: clock(start), title })) },
    })),
  })

const guidOf = ({ site, id }: { site: string; id: number }): string => `${site}/blog#${String(id)}`

const largest = (cover: string): string => cover.replace(/-640\.webp$/, '-1280.webp')

const latestOf = (articles: Array<{ published_at: string }>): Date | undefined => {
  const [latest] = articles.map(({ published_at: at }) => at).sort((one, other) => other.localeCompare(one))
  return latest === undefined ? undefined : new Date(latest)
}

/** `00:01:05`, from seconds. */
const clock = (seconds: number): string =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
