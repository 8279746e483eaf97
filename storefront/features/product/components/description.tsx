import {
  BedDouble,
  Check,
  Bike,
  Camera,
  Dog,
  Footprints,
  Leaf,
  Mountain,
  MountainSnow,
  Sailboat,
  Snowflake,
  Sparkles,
  Tent,
  TentTree,
  Trees,
  Waves,
  Wind,
  type IconNode,
} from 'lucide'
import type { Expedition } from '@/contract/expeditions'
import { Icon } from '@/storefront/ui/icon'
import { Tag } from '@/storefront/ui/tag'

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

const GLYPHS: ReadonlyArray<[RegExp, IconNode]> = [
  [/cani|chien|equitation|équitation/i, Dog],
  [/ski|neige|luge|splitboard|biathlon|raquettes/i, Snowflake],
  [/vélo|vtt|gravel/i, Bike],
  [/voile|kitesurf|wingfoil/i, Sailboat],
  [/kayak|canoë|paddle|rafting|packraft|surf|canyoning|apnée/i, Waves],
  [/cascade de glace|bain glacé|froid|wim-hof/i, MountainSnow],
  [/alpinisme|escalade|via ferrata/i, Mountain],
  [/bivouac/i, Tent],
  [/survie/i, TentTree],
  [/astronomie/i, Sparkles],
  [/photographie|faune/i, Camera],
  [/yoga|méditation/i, Wind],
  [/plantes|sylvothérapie/i, Leaf],
  [/accrobranche/i, Trees],
]

/** The drawing beside an activity's name; footprints for all that is walked. */
const activityGlyph = (activity: string): IconNode =>
  GLYPHS.find(([pattern]) => pattern.test(activity))?.[1] ?? Footprints
