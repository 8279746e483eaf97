import { ArrowRight, ArrowUpRight, type IconNode } from 'lucide'
import { Icon } from '@/storefront/ui/icon'
import { SiteLink } from '@/storefront/ui/site-link'

type ArrowLinkProps = { href: string; icon?: IconNode; children: string }

/** A row of a menu. */
export const ArrowLink = ({ href, icon, children }: ArrowLinkProps) => {
  const isForeign = href.startsWith('http')
  return (
    <li>
      <SiteLink href={href}>
        {icon && <Icon of={icon} />}
        <span>{children}</span>
        <Icon of={isForeign ? ArrowUpRight : ArrowRight} className="go" />
        {isForeign && <span className="sr-only">, nouvel onglet</span>}
      </SiteLink>
    </li>
  )
}
