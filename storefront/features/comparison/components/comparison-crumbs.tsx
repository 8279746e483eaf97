'use client'

import { SITE_PATHS } from '@/domain/site/site-paths'
import { Breadcrumb } from '@/storefront/ui/breadcrumb'
import { useListFilters } from '../api/compared-trips'

/** Leads back to the list with the filters that the compared trips were chosen by. `href` is the comparison's own address. */
export const ComparisonCrumbs = ({ href }: { href: string }) => {
  const filters = useListFilters()
  const list = filters === '' ? SITE_PATHS.catalogue : `${SITE_PATHS.catalogue}?${filters}`
  return (
    <Breadcrumb
      steps={[
        { name: 'Les aventures', href: list },
        { name: 'Comparer', href },
      ]}
    />
  )
}
