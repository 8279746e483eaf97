import type { Metadata } from 'next'
import { shortLine } from '@/domain/text/short-line'
import { loadSiteSearch } from '@/server/compose/pages/load-site-search'
import { SiteSearchScreen } from '@/storefront/screens/site-search-screen'
import '@/storefront/styles/site-search.css'

export const metadata: Metadata = { title: 'Chercher sur le site', robots: { index: false, follow: true } }

type SiteSearchPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

const SiteSearchPage = async ({ searchParams }: SiteSearchPageProps) => {
  const { q } = await searchParams
  const words = typeof q === 'string' ? shortLine({ text: q, max: LONGEST }) : ''
  return <SiteSearchScreen words={words} {...await loadSiteSearch(words)} />
}

const LONGEST = 200

export default SiteSearchPage
