import Link from 'next/link'
import type { Hit } from '@/contract/hit'
import { figureSentence, formatMinutes } from '@/domain/carbon/figure-words'
import { formatCount } from '@/domain/text/plural'
import { formatPrice } from '@/domain/text/price'
import { markItem } from '@/storefront/lib/tracking/tracked-marks'
import { Flag } from '@/storefront/ui/flag'
import { LevelMark } from '@/storefront/parts/level-mark'
import { Photo } from '@/storefront/ui/photo'

type ResultRowProps = { hit: Hit; isSelected?: boolean }

/** A card lying down, for the list beside the map. */
export const ResultRow = ({ hit, isSelected = false }: ResultRowProps) => (
  <article className="mrow" data-on={isSelected || undefined} {...markItem(hit)}>
    {hit.main_photo_small && <Photo src={hit.main_photo_small} alt="" sizes="132px" />}
    <div>
      <h3>
        <Link href={`/expeditions/${hit.slug}${hit.asked ?? ''}`} prefetch={false}>
          {hit.name}
        </Link>
      </h3>
      <p className="mrow__fact">
        <Flag src={hit.country_flag_url} />
        {hit.country_1}, {formatCount(hit.duration_days, 'jour')}
      </p>
      <p className="mrow__fact">
        <LevelMark level={hit.level_number} />
      </p>
      {hit.carbon && (
        <p className="mrow__fact">
          {formatMinutes(hit.carbon.minutes)} de train depuis {hit.carbon.from}, {figureSentence(hit.carbon)}
        </p>
      )}
      <p className="mrow__price">
        <span className="small">À partir de</span> <b className="num">{formatPrice(hit.price)}</b>
      </p>
    </div>
  </article>
)
