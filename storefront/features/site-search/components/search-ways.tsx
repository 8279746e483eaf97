import { contactPath } from '@/domain/contact/contact'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { SiteLink } from '@/storefront/ui/site-link'

const WAYS = [
  { href: SITE_PATHS.catalogue, text: 'Toutes les aventures' },
  { href: SITE_PATHS.faq, text: 'Questions fréquentes' },
  { href: contactPath(), text: 'Nous écrire' },
]

/** Where to go when nothing is searched, or found. */
export const SearchWays = ({ onFollow }: { onFollow?: () => void }) => (
  <ul className="finder__ways">
    {WAYS.map(({ href, text }) => (
      <li key={href}>
        <SiteLink className="chip" href={href} onClick={onFollow}>
          {text}
        </SiteLink>
      </li>
    ))}
  </ul>
)
