import { Skeleton } from '@/storefront/ui/skeleton'

/** The place of a form, in its size, until its script is there: reading a page needs none of it. */
export const FormPlace = () => (
  <div className="box message-box" aria-hidden="true">
    <Skeleton className="sk--message" />
    <Skeleton className="sk--send" />
  </div>
)
