import type { MetadataRoute } from 'next'
import { env } from '@/env'
import { legalPath } from '@/domain/legal-documents'
import { SITE_PATHS } from '@/domain/site-paths'
import { loadFaq } from '@/server/compose/pages/load-faq'
import { listSitemapEntries } from '@/server/compose/pages/list-sitemap-entries'
import { loadGuides } from '@/server/compose/pages/load-guides'
import { loadLegalDay } from '@/server/compose/pages/load-legal'
import { loadPageList } from '@/server/compose/pages/load-page'

// The addresses come from the database: at the first visit, not at build.
export const dynamic = 'force-dynamic'

const sitemap = async (): Promise<MetadataRoute.Sitemap> => {
  const site = env().SITE_URL
  const [expeditions, legalDay, pages, questions, guides] = await Promise.all([
    listSitemapEntries(),
    loadLegalDay(),
    loadPageList(),
    loadFaq(),
    loadGuides(),
  ])
  const faqDay = questions
    .map(({ updated_at: day }) => day)
    .sort()
    .at(-1)
  return [
    { url: `${site}${SITE_PATHS.home}`, changeFrequency: 'daily', priority: 1 },
    { url: `${site}${SITE_PATHS.catalogue}`, changeFrequency: 'daily', priority: 0.9 },
    { url: `${site}${SITE_PATHS.reviews}`, changeFrequency: 'weekly', priority: 0.6 },
    { url: `${site}${SITE_PATHS.collaborations}`, changeFrequency: 'monthly', priority: 0.4 },
    {
      url: `${site}${SITE_PATHS.faq}`,
      ...(faqDay && { lastModified: faqDay }),
      changeFrequency: 'monthly',
      priority: 0.6,
    },
    {
      url: `${site}${legalPath()}`,
      ...(legalDay && { lastModified: legalDay }),
      changeFrequency: 'yearly',
      priority: 0.2,
    },
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

export default sitemap
