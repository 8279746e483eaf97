'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import type { ReviewQuery } from '@/contract/reviews'
import { SelectField } from '@/storefront/ui/select-field'
import { reviewsAddress } from '../rules/reviews-address'

export type ReviewedExpedition = { slug: string; name: string; count: number }

type ReviewsFiltersProps = { query: ReviewQuery; expeditions: ReviewedExpedition[] }

const RATES = [undefined, 5, 4, 3, 2, 1] as const

/** Chooses an expedition and a rate; both are in the address. */
export const ReviewsFilters = ({ query, expeditions }: ReviewsFiltersProps) => {
  const router = useRouter()
  const { expedition, rate } = query
  const options = [
    { value: '', label: 'Toutes les aventures' },
    ...expeditions.map(({ slug, name, count }) => ({ value: slug, label: `${name} (${String(count)})` })),
  ]
  return (
    <div className="reviews-filters">
      <SelectField
        label="Aventure"
        options={options}
        value={expedition ?? ''}
        onChange={({ target }) =>
          router.push(reviewsAddress({ rate, expedition: target.value || undefined }), { scroll: false })
        }
      />
      <nav aria-label="Filtrer par note">
        <p className="label reviews-filters__what">Note</p>
        <ul className="reviews-filters__rates">
          {RATES.map((one) => (
            <li key={one ?? 'all'}>
              <Link
                className="chip"
                href={reviewsAddress({ expedition, rate: one })}
                scroll={false}
                prefetch={false}
                aria-current={one === rate ? 'true' : undefined}
              >
                {one === undefined ? 'Toutes' : `${String(one)}\u00a0${one === 1 ? 'étoile' : 'étoiles'}`}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
