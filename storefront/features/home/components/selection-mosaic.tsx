import Link from 'next/link'
import type { Selection } from '@/contract/selections'
import { formatCount } from '@/domain/text/plural'
import { frenchSpaces } from '@/domain/text/french-spaces'
import { markPromotion } from '@/storefront/lib/tracking/tracked-marks'
import { Photo } from '@/storefront/ui/photo'
import { SectionHead } from '@/storefront/ui/section-head'
import { Tag } from '@/storefront/ui/tag'

type SelectionMosaicProps = { title: string; selections: Selection[] }

/** The thematic selections. The first one is the large picture. */
export const SelectionMosaic = ({ title, selections }: SelectionMosaicProps) => (
  <>
    <SectionHead title={frenchSpaces(title)} />
    <ul className="mosaic">
      {selections.slice(0, 6).map(({ id, slug, title: name, intro, image, expeditions }, index) => (
        <li key={id}>
          <Link
            className="coll on-dark"
            href={`/expeditions?selection=${encodeURIComponent(slug)}`}
            prefetch={false}
            {...markPromotion({ id: slug, name })}
          >
            {image && (
              <Photo
                src={image}
                alt=""
                sizes={index === 0 ? '(min-width: 62.125rem) 46rem, 80vw' : '(min-width: 62.125rem) 33rem, 80vw'}
              />
            )}
            <Tag tone="paper" className="coll__n">
              {formatCount(expeditions.length, 'aventure')}
            </Tag>
            <div>
              <h3>{frenchSpaces(name)}</h3>
              {intro && <p>{frenchSpaces(intro)}</p>}
            </div>
          </Link>
        </li>
      ))}
    </ul>
  </>
)
