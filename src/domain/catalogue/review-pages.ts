/** How many reviews a page of their list adds. */
export const REVIEWS_BY_PAGE = 12

/** How many pages stand unfolded one after the other: from there on, the first ones make room for the next. */
const UNFOLDED_PAGES = 10

/** Which reviews stand on the list unfolded up to a page: so many, after so many others. */
export const unfoldedReviews = (page: number): { limit: number; offset: number } => {
  const shown = Math.min(page, UNFOLDED_PAGES)
  return { limit: shown * REVIEWS_BY_PAGE, offset: (page - shown) * REVIEWS_BY_PAGE }
}
