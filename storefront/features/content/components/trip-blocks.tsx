import type { ReactNode } from 'react'
import type { Hit } from '@/contract/hit'
import { sayLanguages } from '@/domain/guide-languages'
import { SITE_PATHS } from '@/domain/site-paths'
import { Avatar } from '@/storefront/ui/avatar'
import { SiteLink } from '@/storefront/ui/site-link'
import { Tag } from '@/storefront/ui/tag'
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
    <div className="guide">
      <Avatar name={guide.full_name} src={guide.avatar_url} size={132} />
      <div>
        <h3>
          {guide.slug === null ? (
            guide.full_name
          ) : (
            <SiteLink href={SITE_PATHS.guide(guide.slug)} className="guide__name">
              {guide.full_name}
            </SiteLink>
          )}
        </h3>
        {guide.job_title && <p className="soft guide__job">{guide.job_title}</p>}
        {guide.biography && <p>{guide.biography}</p>}
        <p className="row row--tight wrapx guide__facts">
          {[sayLanguages(guide.languages), ...guide.facts].filter(Boolean).map((fact) => (
            <Tag key={fact} tone="paper">
              {fact}
            </Tag>
          ))}
        </p>
      </div>
    </div>
  </BlockSection>
)
