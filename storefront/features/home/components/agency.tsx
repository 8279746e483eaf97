import { ArrowRight, Compass, Leaf } from 'lucide'
import Link from 'next/link'
import { frenchSpaces } from '@/domain/text/french-spaces'
import { Icon } from '@/storefront/ui/icon'
import { Photo } from '@/storefront/ui/photo'

const LINKS = [
  { href: '/raison-d-etre', icon: Leaf, text: 'Notre raison d’être' },
  { href: '/our-guides', icon: Compass, text: 'Nos guides-explorateurs' },
]

type AgencyProps = { title: string; text: string; picture: string }

export const Agency = ({ title, text, picture }: AgencyProps) => (
  <div className="panelcard agency">
    <div className="agency__img">
      <Photo src={picture} alt="" sizes="(min-width: 62.125rem) 44rem, 100vw" />
    </div>
    <div className="agency__t">
      <h2>{frenchSpaces(title)}</h2>
      <p className="lead agency__lead">{frenchSpaces(text)}</p>
      <p className="agency__what">A la une</p>
      <ul className="mmenu__list agency__links">
        {LINKS.map(({ href, icon, text: label }) => (
          <li key={href}>
            <Link href={href} prefetch={false}>
              <Icon of={icon} />
              <span>{label}</span>
              <Icon of={ArrowRight} className="go" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  </div>
)
