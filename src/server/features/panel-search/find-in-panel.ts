import type { PanelHits } from '@/contract/panel-search'
import type { Role } from '@/domain/accounts/roles'
import { isSearchable, searchedWords } from '@/domain/search/searched-words'
import { searchDepartures } from './search-departures'
import { searchOwnBookings, searchPeople } from './search-people'
import { searchTexts } from './search-texts'

const NONE = { items: [], has_more: false }
const NOTHING: PanelHits = {
  people: NONE,
  bookings: NONE,
  departures: NONE,
  expeditions: NONE,
  pages: NONE,
  articles: NONE,
}

/** Who reads what, as the access functions of the collections say it: a test compares them. */
const READS_PEOPLE: Role[] = ['staff', 'admin']
const READS_TEXTS: Role[] = ['marketer', 'staff', 'admin']

type Searching = { typed: string; user: { id: number; role: Role } }

/** What a member of the team finds by these words, of each kind that the role reads. */
export const findInPanel = async ({ typed, user }: Searching): Promise<PanelHits> => {
  const words = searchedWords(typed)
  if (!isSearchable(words)) return NOTHING
  const readsPeople = READS_PEOPLE.includes(user.role)
  const readsTexts = READS_TEXTS.includes(user.role)
  const [people, bookings, departures, texts] = await Promise.all([
    readsPeople ? searchPeople(words) : NONE,
    readsPeople ? searchOwnBookings(words) : NONE,
    searchDepartures({ words, guideUserId: readsTexts ? null : user.id }),
    readsTexts ? searchTexts(words) : null,
  ])
  return { ...NOTHING, people, bookings, departures, ...texts }
}
