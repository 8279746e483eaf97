import type { PublicGuide } from '@/contract/guides'
import { Photo } from '@/storefront/ui/photo'

type GuidePortraitProps = {
  guide: PublicGuide
  className: string
  /** Said where the portrait is more than a decoration of the name beside it. */
  alt?: string
  priority?: boolean
}

/** The portrait of a guide, or the letter of the name. */
export const GuidePortrait = ({ guide, className, alt = '', priority }: GuidePortraitProps) => (
  <div className={className}>
    {guide.portrait_url ? (
      <Photo
        src={guide.portrait_url}
        alt={alt}
        sizes="(min-width: 62.125rem) 31rem, (min-width: 40rem) 33vw, 90vw"
        width={640}
        height={800}
        priority={priority}
      />
    ) : (
      <span aria-hidden="true">{[...guide.full_name][0]?.toUpperCase()}</span>
    )}
  </div>
)
