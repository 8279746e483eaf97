import type { MetadataRoute } from 'next'
import { ARTICLE_CATEGORIES } from '@/domain/content/article-categories'
import { legalPath } from '@/domain/legal/legal-documents'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { env } from '@/env'
import { listSitemapEntries } from '@/server/compose/pages/list-sitemap-entries'
import { loadArticleList } from '@/server/compose/pages/load-blog'
import { loadFaq } from '@/server/compose/pages/load-faq'
import { loadGuides } from '@/server/compose/pages/load-guides'
import { loadLegalDay } from '@/server/compose/pages/load-legal'
import { loadPageList } from '@/server/compose/pages/load-page'

// The addresses come from the database: at the first visit, not at build.
export const dynamic = 'force-dynamic'

const sitemap = async (): Promise<MetadataRoute.Sitemap> => {
  const site = env().SITE_URL
  const [expeditions, legalDay, pages, questions, guides, articles] = await Promise.all([
    listSitemapEntries(),
    loadLegalDay(),
    loadPageList(),
    loadFaq(),
    loadGuides(),
    loadArticleList(),
  ])
  return [
    { url: `${site}${SITE_PATHS.home}`, changeFrequency: 'daily', priority: 1 },
    { url: `${site}${SITE_PATHS.catalogue}`, changeFrequency: 'daily', priority: 0.9 },
    { url: `${site}${SITE_PATHS.reviews}`, changeFrequency: 'weekly', priority: 0.6 },
    { url: `${site}${SITE_PATHS.collaborations}`, changeFrequency: 'monthly', priority: 0.4 },
    {
      url: `${site}${SITE_PATHS.faq}`,
      ...changed(lastOf(questions)),
      changeFrequency: 'monthly',
      priority: 0.6,
    },
    { url: `${site}${SITE_PATHS.levelQuiz}`, changeFrequency: 'monthly', priority: 0.6 },
    {
      url: `${site}${legalPath()}`,
      ...changed(legalDay),
      changeFrequency: 'yearly',
      priority: 0.2,
    },
    { url: `${site}${SITE_PATHS.blog}`, ...changed(lastOf(articles)), changeFrequency: 'weekly', priority: 0.7 },
    ...ARTICLE_CATEGORIES.map(({ slug }) => ({
      url: `${site}${SITE_PATHS.articleCategory(slug)}`,
      ...changed(lastOf(articles.filter(({ category }) => category === slug))),
      changeFrequency: 'weekly' as const,
      priority: 0.5,
    })),
    ...articles.map(({ slug, updated_at: updatedAt, cover }) => ({
      url: `${site}${SITE_PATHS.article(slug)}`,
      lastModified: updatedAt,
      ...(cover && { images: [`${site}${cover}`] }),
      changeFrequency: 'monthly' as const,
      priority: 0.6,
    })),
    { url: `${site}${SITE_PATHS.guides}`, changeFrequency: 'monthly', priority: 0.6 },
    ...guides.map(({ slug, updated_at: updatedAt }) => ({
      url: `${site}${SITE_PATHS.guide(slug)}`,
      lastModified: updatedAt,
      changeFrequency: 'monthly' as const,
      priority: 0.6,
    })),
    ...pages.map(({ slug, updatedAt }) => ({
      url: `${site}${SITE_PATHS.page(slug)}`,
      lastModified: updatedAt,
      changeFrequency: 'monthly' as const,
      priority: 0.6,
    })),
    ...expeditions.map(({ slug, updatedAt }) => ({
      url: `${site}${SITE_PATHS.expedition(slug)}`,
      lastModified: updatedAt,
      changeFrequency: 'weekly' as const,
      priority: 0.8,
    })),
  ]
}

/** The instant of the last change among these; undefined for none. */
const lastOf = (all: { updated_at: string }[]) =>
  all
    .map(({ updated_at: at }) => at)
    .sort()
    .at(-1)

const changed = (at: string | null | undefined) => (at ? { lastModified: at } : {})

export default sitemap
