import type { ComponentProps } from 'react'
import { CardWay } from '@/storefront/parts/card-way'
import { ExpeditionCard } from './expedition-card'
import { FromOwnTown } from '@/storefront/parts/from-own-town'

/** A card that no search has counted: its way begins in the visitor's town. */
export const TownCard = (card: Omit<ComponentProps<typeof ExpeditionCard>, 'way' | 'variant'>) => {
  const { id, carbon } = card.hit
  const way = carbon && (
    <FromOwnTown as="card" expeditionId={id}>
      <CardWay carbon={carbon} />
    </FromOwnTown>
  )
  return <ExpeditionCard {...card} way={way} />
}
