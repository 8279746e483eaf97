import { Skeleton } from '@/storefront/ui/skeleton'

/** The place of a form, in its size, until its script is there: reading a page needs none of it. */
export const FormPlace = () => (
  <div className="box mt-7 grid gap-4" aria-hidden="true">
    <Skeleton className="h-41" />
    <Skeleton className="h-12 w-48" />
  </div>
)
