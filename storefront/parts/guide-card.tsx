import type { ReactNode } from 'react'
import type { Expedition } from '@/contract/expeditions'
import { sayLanguages } from '@/domain/catalogue/guide-languages'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { Avatar } from '@/storefront/ui/avatar'
import { SiteLink } from '@/storefront/ui/site-link'
import { Tag } from '@/storefront/ui/tag'

type GuideCardProps = {
  guide: NonNullable<Expedition['guide']>
  /** What follows the facts, on their line. */
  children?: ReactNode
}

/** A guide as trips and articles show one. */
export const GuideCard = ({ guide, children }: GuideCardProps) => (
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
      <div className="row row--tight wrapx guide__facts">
        {[sayLanguages(guide.languages), ...guide.facts].filter(Boolean).map((fact) => (
          <Tag key={fact} tone="paper">
            {fact}
          </Tag>
        ))}
        {children}
      </div>
    </div>
  </div>
)
