import { ArrowUpRight } from 'lucide'
import type { NavigationLink } from '@/contract/site'
import { Icon } from '@/storefront/ui/icon'
import { isForeign, SiteLink } from '@/storefront/ui/site-link'

type MainLinksProps = { path: string; links: NavigationLink[] }

export const MainLinks = ({ path, links }: MainLinksProps) =>
  links.map(({ label, href }) => (
    <SiteLink key={`${label} ${href}`} href={href} aria-current={path === href ? 'page' : undefined}>
      {label}
      {isForeign(href) && (
        <>
          <span className="sr-only">, nouvel onglet</span>
          <Icon of={ArrowUpRight} />
        </>
      )}
    </SiteLink>
  ))
