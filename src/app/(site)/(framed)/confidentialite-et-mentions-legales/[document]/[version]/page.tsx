import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { legalVersionPath } from '@/domain/legal/legal-documents'
import { loadLegalVersion } from '@/server/compose/pages/load-legal'
import { LegalVersionScreen } from '@/storefront/screens/legal-version-screen'
import '@/storefront/styles/legal.css'

type LegalVersionPageProps = { params: Promise<{ document: string; version: string }> }

const load = async (params: LegalVersionPageProps['params']) => {
  const { document: anchor, version } = await params
  return loadLegalVersion({ anchor, version })
}

// Found by who accepted it, not by a search.
export const generateMetadata = async ({ params }: LegalVersionPageProps): Promise<Metadata> => {
  const found = await load(params)
  if (!found) return { title: 'Hors sentier' }
  return {
    title: `${found.document.title}, version ${found.text.version}`,
    alternates: { canonical: legalVersionPath(found.text) },
    robots: { index: false },
  }
}

const LegalVersionPage = async ({ params }: LegalVersionPageProps) => {
  const found = await load(params)
  if (!found) notFound()
  return <LegalVersionScreen {...found} />
}

export default LegalVersionPage
