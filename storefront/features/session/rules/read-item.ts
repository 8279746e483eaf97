export type TrackedItem = {
  item_id: number
  item_name: string
  /** In euros. */
  price: number
  /** Its place in the list, from 0. */
  index: number
  item_list_name: string | undefined
}

type MarkedItem = { card: HTMLElement; index: number; list: HTMLElement | null }

/** What the marks of a card say of its item. */
export const readItem = ({ card: { dataset }, index, list }: MarkedItem): TrackedItem => ({
  item_id: Number(dataset.item),
  item_name: dataset.itemName ?? '',
  price: Number(dataset.itemPrice),
  index,
  item_list_name: list?.dataset.list,
})
