import type { ReactNode } from 'react'

/** The place of a favourite that left the catalogue: all that is known of it is that it was liked. */
export const UnavailableFavourite = ({ remove }: { remove: ReactNode }) => (
  <article className="fav-gone">
    <img src="/brand/lagopede-mark.svg" alt="" width={84} height={84} loading="lazy" />
    <h2 className="h3">Cette aventure n’est plus proposée</h2>
    {remove}
  </article>
)
