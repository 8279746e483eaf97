import Link from 'next/link'
import type { ActivityCategory } from '@/contract/site'
import { frenchSpaces } from '@/domain/text/french-spaces'
import { markContent } from '@/storefront/lib/tracking/tracked-marks'
import { CategoryIcon } from '@/storefront/parts/category-icon'
import { SectionHead } from '@/storefront/ui/section-head'

const TINTS = ['t-fi', 't-li', 't-gl', 't-al', 't-al', 't-gl', 't-li', 't-fi', 't-gl', 't-al']

type FamiliesProps = { title: string; categories: ActivityCategory[] }

/** The families of activities, each a way into the catalogue. */
export const Families = ({ title, categories }: FamiliesProps) => (
  <>
    <SectionHead title={frenchSpaces(title)} />
    <ul className="fam">
      {categories.map(({ id, slug, title: name, icon, activities }, index) => (
        <li key={id}>
          <Link
            className={TINTS[index % TINTS.length]}
            // Each tile shows another part of the same contour lines.
            style={{ '--bx': `${-137 * index}px`, '--by': `${-211 * index}px` }}
            href={`/expeditions?categories=${encodeURIComponent(slug)}`}
            prefetch={false}
            {...markContent({ type: 'activity_category', id: slug })}
          >
            <CategoryIcon name={icon} />
            <span>
              <b>{name}</b>
              <small>{activities.slice(0, 3).join(', ')}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </>
)
