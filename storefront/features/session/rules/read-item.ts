import type { MeasuredItem } from '@/domain/audience/measured-events'

/** An adventure of a list, at its place. */
export type TrackedItem = MeasuredItem & { index: number }

type MarkedItem = { card: HTMLElement; index: number; list: HTMLElement | null }

/** What the marks of a card say of its item. */
export const readItem = ({ card: { dataset }, index, list }: MarkedItem): TrackedItem => ({
  item_id: Number(dataset.item),
  item_name: dataset.itemName ?? '',
  price: Number(dataset.itemPrice),
  index,
  item_list_name: list?.dataset.list,
})
