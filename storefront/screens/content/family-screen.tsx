import type { ContentBlock, ContentPage } from '@/contract/content'
import type { FamilyTrip } from '@/domain/search/family-ages'
import { ContentBlocks } from '@/storefront/features/content/components/content-blocks'
import { PageHero } from '@/storefront/features/content/components/page-hero'
import { AgeFilter } from '@/storefront/features/family/components/age-filter'
import { AgedTrips } from '@/storefront/features/family/components/aged-trips'
import { BLOCK_SLOTS } from './block-slots'

/** The trips that a page lists, by their numbers. */
export const listedTrips = ({ blocks }: ContentPage): number[] =>
  blocks.flatMap((block) => (block.kind === 'trips' ? block.hits.map(({ id }) => id) : []))

/** The page for families: how old is the youngest, and what its blocks say, with the trips that take them. */
export const FamilyScreen = ({ page, trips }: { page: ContentPage; trips: readonly FamilyTrip[] }) => {
  const ages = new Map(trips.map((trip) => [trip.id, trip]))
  const slots = {
    ...BLOCK_SLOTS,
    trips: (hits: Hits) => (
      <AgedTrips
        trips={hits.map((hit) => ({
          ...{ id: hit.id, min: ages.get(hit.id)?.min ?? null, max: ages.get(hit.id)?.max ?? null },
          card: BLOCK_SLOTS.card(hit),
        }))}
      />
    ),
  }
  const blocks = (
    <div className="cblocks">
      <ContentBlocks blocks={page.blocks} slots={slots} />
    </div>
  )
  const first = page.blocks.find(isTitledTrips)
  return (
    <main id="contenu" tabIndex={-1}>
      <PageHero title={page.title} lead={page.lead} picture={page.picture} />
      {first ? (
        <AgeFilter trips={trips} target={first.id}>
          {blocks}
        </AgeFilter>
      ) : (
        blocks
      )}
    </main>
  )
}

type TripsBlock = Extract<ContentBlock, { kind: 'trips' }>
type Hits = TripsBlock['hits']

const isTitledTrips = (block: ContentBlock): block is TripsBlock => block.kind === 'trips' && block.id !== ''
