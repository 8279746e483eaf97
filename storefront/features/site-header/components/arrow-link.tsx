import { ArrowRight, type IconNode } from 'lucide'
import { Icon } from '@/storefront/ui/icon'
import { SiteLink } from '@/storefront/ui/site-link'

type ArrowLinkProps = { href: string; icon?: IconNode; children: string }

/** A row of a menu. */
export const ArrowLink = ({ href, icon, children }: ArrowLinkProps) => (
  <li>
    <SiteLink href={href}>
      {icon && <Icon of={icon} />}
      <span>{children}</span>
      <Icon of={ArrowRight} className="go" />
    </SiteLink>
  </li>
)
