import type { ReactNode } from 'react'
import type { Hit } from '@/contract/hit'
import type { BlockProps } from './block-props'
import { BlockSection } from './block-section'

type TripsBlockProps = BlockProps<'trips'> & { card: (hit: Hit) => ReactNode }

export const TripsBlock = ({ hits, card, ...section }: TripsBlockProps) => (
  <BlockSection {...section}>
    <ul className="grid-cards">
      {hits.map((hit) => (
        <li key={hit.id}>{card(hit)}</li>
      ))}
    </ul>
  </BlockSection>
)
