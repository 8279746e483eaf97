import { ArrowRight, ArrowUpRight, type IconNode } from 'lucide'
import { Icon } from '@/storefront/ui/icon'
import { isForeign, SiteLink } from '@/storefront/ui/site-link'

type ArrowLinkProps = { href: string; icon?: IconNode; children: string }

/** A row of a menu. */
export const ArrowLink = ({ href, icon, children }: ArrowLinkProps) => {
  const opensTab = isForeign(href)
  return (
    <li>
      <SiteLink href={href}>
        {icon && <Icon of={icon} />}
        <span>{children}</span>
        <Icon of={opensTab ? ArrowUpRight : ArrowRight} className="go" />
        {opensTab && <span className="sr-only">, nouvel onglet</span>}
      </SiteLink>
    </li>
  )
}
