import { BriefcaseBusiness, Handshake, Newspaper } from 'lucide'
import { Icon } from '@/storefront/ui/icon'

const WAYS = [
  { id: 'partenaires', icon: Handshake, tint: 't-fi', title: 'Partenaires', text: 'Refuges, loueurs, territoires' },
  {
    id: 'entreprises',
    icon: BriefcaseBusiness,
    tint: 't-gl',
    title: 'Entreprises',
    text: 'Séminaires, cartes cadeaux, comités',
  },
  { id: 'presse', icon: Newspaper, tint: 't-al', title: 'Presse', text: 'Chiffres, images, interviews' },
]

/** The ways to work with the agency, each further down the page. */
export const CollaborationWays = () => (
  <nav className="wrap" aria-label="Collaborations">
    <ul className="fam fam--3">
      {WAYS.map(({ id, icon, tint, title, text }, index) => (
        <li key={id}>
          <a className={tint} href={`#${id}`} style={{ '--bx': `${-274 * index}px`, '--by': `${-422 * index}px` }}>
            <Icon of={icon} />
            <span>
              <b>{title}</b>
              <small>{text}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
