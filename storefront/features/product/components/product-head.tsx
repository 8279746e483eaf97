import { Columns3 } from 'lucide'
import type { ReactNode } from 'react'
import type { Expedition } from '@/contract/expeditions'
import { comparisonPath } from '@/domain/catalogue/comparison'
import { cardRibbon, cardTags } from '@/domain/catalogue/expedition-card'
import { formatCount } from '@/domain/text/plural'
import { Flag } from '@/storefront/ui/flag'
import { Icon } from '@/storefront/ui/icon'
import { LinkButton } from '@/storefront/ui/link-button'
import { ShareButton } from '@/storefront/ui/share-button'
import { Stars } from '@/storefront/ui/stars'
import { Tag } from '@/storefront/ui/tag'
import { formatRating } from '../rules/format-rating'

type ProductHeadProps = {
  expedition: Expedition
  url: string
  /** The favourite heart with its counter. */
  heart: ReactNode
}

/** What an expedition is, who liked it, and what can be done of it. */
export const ProductHead = ({ expedition, url, heart }: ProductHeadProps) => {
  const ribbon = cardRibbon(expedition)
  const tags = cardTags(expedition)

  return (
    <header>
      <div className="row row--tight wrapx phead__tags">
        {ribbon && (
          <span className={`ribbon ribbon--inline ${ribbon.tone === 'dates' ? 'ribbon--dates' : ''}`}>
            {ribbon.text}
          </span>
        )}
        <Tag>{tags.type}</Tag>
        {tags.age && <Tag tone="lichen">{tags.age}</Tag>}
        {expedition.countries.map(({ name, flag_url }) => (
          <Tag key={name}>
            <Flag src={flag_url} />
            {name}
          </Tag>
        ))}
      </div>
      <h1 className="phead__title">{expedition.name}</h1>
      <div className="row wrapx phead__line">
        {expedition.review_count > 0 && expedition.rating !== null && (
          <a href="#avis" className="row phead__rating">
            <Stars rating={expedition.rating} />
            <b aria-hidden="true">{formatRating(expedition.rating)}/5</b>
            <span className="link">{formatCount(expedition.review_count, 'avis', 'avis')}</span>
          </a>
        )}
        {heart}
        <ShareButton title={expedition.name} url={url} />
        <LinkButton look="ghost" size="sm" href={comparisonPath({ trips: [expedition.slug] })} rel="nofollow">
          <Icon of={Columns3} />
          Comparer
        </LinkButton>
      </div>
    </header>
  )
}
