import type { TrackedItem } from './read-item'

/** What of a list was not told yet: all of another result, and the end alone of one that grew. */
export const newItems = ({ told, shown }: { told: TrackedItem[]; shown: TrackedItem[] }): TrackedItem[] =>
  told.every(({ item_id }, index) => shown[index]?.item_id === item_id) ? shown.slice(told.length) : shown
