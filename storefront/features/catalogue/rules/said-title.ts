import type { SearchQuery } from '@/contract/search-query'
import { formatCount } from '@/domain/text/plural'

const NO_LIMIT = 'sans limite d’heures'

/** The words of the title of a search from a town, « En train depuis Lyon en moins de 5 h »; `hoursInFull` is for who hears them. */
export const saidTitle = ({ query: { train_max: most }, town }: { query: SearchQuery; town: string }) => ({
  before: 'En train depuis ',
  town,
  between: most ? ' en moins de ' : ' ',
  hours: most ? `${String(most)}\u00a0h` : NO_LIMIT,
  hoursInFull: most ? formatCount(most, 'heure') : NO_LIMIT,
})

/** Whether a search is from a town: its title says so. */
export const isSaid = ({ from, train_max }: SearchQuery): boolean => from !== undefined || train_max !== undefined
