import type { ReactNode } from 'react'
import Link from 'next/link'
import type { Hit } from '@/contract/hit'
import { NO_DEPARTURE } from '@/domain/catalogue/availability-words'
import { cardDepartures, type CardDepartures } from '@/domain/catalogue/card-departures'
import { cardRibbon, cardTags } from '@/domain/catalogue/expedition-card'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { formatCount } from '@/domain/text/plural'
import { formatPrice } from '@/domain/text/price'
import { markItem } from '@/storefront/lib/tracking/tracked-marks'
import { Flag } from '@/storefront/ui/flag'
import { LevelMark } from '@/storefront/parts/level-mark'
import { Photo } from '@/storefront/ui/photo'
import { Tag } from '@/storefront/ui/tag'
import { CardWay } from '@/storefront/parts/card-way'
import { CardStub } from './card-stub'

const SIZES = '(min-width: 62.125rem) 24rem, (min-width: 40rem) 48vw, 88vw'

type ExpeditionCardProps = {
  hit: Hit
  /** `similar` is the 275 px poster without a stub: one line says how many departures are to come. */
  variant?: 'similar'
  /** The favourite heart with its counter. */
  heart: ReactNode
  /** The calendar day in Paris; the day of rendering by default. */
  today?: string
  /** True for the cards seen first, whose picture must not wait. */
  priority?: boolean
  headingLevel?: 'h2' | 'h3'
  /** What stands beside the tags of the trip. */
  mark?: ReactNode
  /** What stands at the end of the stub. */
  aside?: ReactNode
  /** The way there, where it is not drawn as the hit counts it. */
  way?: ReactNode
}

export const ExpeditionCard = ({
  hit,
  variant,
  heart,
  priority,
  headingLevel: Heading = 'h3',
  mark,
  aside,
  way = hit.carbon && <CardWay carbon={hit.carbon} />,
  ...props
}: ExpeditionCardProps) => {
  const today = props.today ?? calendarDayInParis(new Date())
  const ribbon = cardRibbon(hit)
  const tags = cardTags(hit)
  const departures = cardDepartures({ hit, today })
  return (
    <article className={`xcard ${variant === 'similar' ? 'xcard--similar' : ''}`} {...markItem(hit)}>
      <div className="xcard__poster on-dark">
        {hit.main_photo_small && <Photo src={hit.main_photo_small} alt="" sizes={SIZES} priority={priority} />}
        {ribbon && <span className={`ribbon ${ribbon.tone === 'dates' ? 'ribbon--dates' : ''}`}>{ribbon.text}</span>}
        <p className="xcard__tags">
          <Tag tone="paper">{tags.type}</Tag>
          {tags.age && <Tag tone="lichen">{tags.age}</Tag>}
          {mark}
        </p>
        <div className="xcard__body">
          <Heading className="xcard__title">
            <Link href={addressOf(hit)} prefetch={false}>
              {hit.name}
            </Link>
          </Heading>
          <div className="xcard__foot">
            <div className="xcard__meta">
              <span>
                <Flag src={hit.country_flag_url} />
                {hit.country_1}, {formatCount(hit.duration_days, 'jour')}
              </span>
              <span>
                <LevelMark level={hit.level_number} />
              </span>
              {variant === 'similar' && <span>{departuresSentence(departures)}</span>}
            </div>
            <p className="xcard__price">
              <small>À partir de</small>
              <b>{formatPrice(hit.price)}</b>
            </p>
          </div>
        </div>
        {heart}
      </div>
      {variant !== 'similar' && <CardStub way={way} id={hit.id} departures={departures} aside={aside} />}
    </article>
  )
}

const addressOf = ({ slug, asked = '' }: Hit): string => `/expeditions/${slug}${asked}`

const departuresSentence = (departures: CardDepartures): string =>
  departures.kind === 'none' ? NO_DEPARTURE : departures.sentence
