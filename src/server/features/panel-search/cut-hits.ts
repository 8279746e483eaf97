import { MOST_HITS } from '@/contract/panel-search'

/** The first hits of rows that were asked for one more than is shown. */
export const cutHits = <Hit>(rows: Hit[]): { items: Hit[]; has_more: boolean } => ({
  items: rows.slice(0, MOST_HITS),
  has_more: rows.length > MOST_HITS,
})
