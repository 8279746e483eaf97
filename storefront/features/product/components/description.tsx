import { BedDouble, Check } from 'lucide'
import type { Expedition } from '@/contract/expeditions'
import { Icon } from '@/storefront/ui/icon'
import { Tag } from '@/storefront/ui/tag'
import { activityGlyph } from '../rules/activity-glyph'

type DescriptionProps = { expedition: Expedition }

export const Description = ({ expedition }: DescriptionProps) => (
  <section className="psec" aria-label="L’aventure">
    <p className="tagline">{expedition.tagline}</p>
    {/* Written by the agency's editors and rendered from their rich text by the server. */}
    <div className="prose" dangerouslySetInnerHTML={{ __html: expedition.description_html }} />
    {expedition.highlights.length > 0 && (
      <ul className="ticks ticks--apart">
        {expedition.highlights.map((highlight) => (
          <li key={highlight}>
            <Icon of={Check} />
            <span>{highlight}</span>
          </li>
        ))}
      </ul>
    )}
    <ul className="row row--tight wrapx product-tags" aria-label="Activités et hébergements">
      {expedition.activity_types.map(({ name }) => (
        <li key={name}>
          <Tag>
            <Icon of={activityGlyph(name)} />
            {name}
          </Tag>
        </li>
      ))}
      {expedition.accommodation_types.map(({ name }) => (
        <li key={name}>
          <Tag tone="glacier">
            <Icon of={BedDouble} />
            {name}
          </Tag>
        </li>
      ))}
    </ul>
  </section>
)
