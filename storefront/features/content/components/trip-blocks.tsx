import type { ReactNode } from 'react'
import type { Hit } from '@/contract/hit'
import { GuideCard } from '@/storefront/parts/guide-card'
import type { BlockProps } from './block-props'
import { BlockSection } from './block-section'

type TripsBlockProps = BlockProps<'trips'> & {
  card: (hit: Hit) => ReactNode
  list?: (hits: Hit[]) => ReactNode
}

export const TripsBlock = ({
  hits,
  card,
  list = (all) => <Cards hits={all} card={card} />,
  ...section
}: TripsBlockProps) => <BlockSection {...section}>{list(hits)}</BlockSection>

const Cards = ({ hits, card }: Pick<TripsBlockProps, 'hits' | 'card'>) => (
  <ul className="grid-cards">
    {hits.map((hit) => (
      <li key={hit.id}>{card(hit)}</li>
    ))}
  </ul>
)

export const GuideBlock = ({ guide, ...section }: BlockProps<'guide'>) => (
  <BlockSection {...section}>
    <GuideCard guide={guide} />
  </BlockSection>
)
