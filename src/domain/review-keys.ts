/** What the address of the reviews may carry: any of them asks for a page made for it. */
export const REVIEW_KEYS = ['expedition', 'note', 'page'] as const
