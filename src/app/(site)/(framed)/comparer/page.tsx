import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { comparisonPath, readComparison } from '@/domain/catalogue/comparison'
import { shortLine } from '@/domain/text/short-line'
import { ComparisonScreen } from '@/storefront/screens/comparison-screen'
import { findTownCode, loadComparison } from '@/server/compose/pages/load-comparison'

export const metadata: Metadata = { title: 'Comparer des aventures', robots: { index: false, follow: false } }

type ComparisonPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

const ComparisonPage = async ({ searchParams }: ComparisonPageProps) => {
  const address = await searchParams
  const comparison = readComparison(address)
  const town = lineOf(address['town'])
  // Who has no scripts types a town, and its address names it from then on.
  if (town !== '') redirect(comparisonPath({ ...comparison, from: (await findTownCode(town)) ?? undefined }))
  const words = lineOf(address['q'])
  const { start, end, travelers } = comparison
  const loaded = await loadComparison({ ...comparison, words })
  return <ComparisonScreen {...loaded} words={words} asked={{ start, end, travelers }} />
}

const LONGEST = 200

const lineOf = (given: string | string[] | undefined): string =>
  typeof given === 'string' ? shortLine({ text: given, max: LONGEST }) : ''

export default ComparisonPage
