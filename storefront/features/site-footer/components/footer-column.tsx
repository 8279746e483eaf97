import type { ReactNode } from 'react'
import type { NavigationLink } from '@/contract/site'
import { isForeign, SiteLink } from '@/storefront/ui/site-link'

type FooterColumnProps = { title: string; links: NavigationLink[]; children?: ReactNode }

export const FooterColumn = ({ title, links, children }: FooterColumnProps) => (
  <nav aria-label={title}>
    <h2>{title}</h2>
    <ul>
      {links.map(({ label, href }) => (
        <li key={`${label} ${href}`}>
          <SiteLink href={href}>
            {label}
            {isForeign(href) && <span className="sr-only">, nouvel onglet</span>}
          </SiteLink>
        </li>
      ))}
      {children}
    </ul>
  </nav>
)
