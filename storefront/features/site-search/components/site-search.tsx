import { Search } from 'lucide'
import { Icon } from '@/storefront/ui/icon'
import { SearchLink } from './search-link'

/** What opens the search of the site. Its glyph is drawn by the server: the script of no page carries it. */
export const SiteSearch = () => (
  <SearchLink>
    <Icon of={Search} />
  </SearchLink>
)
