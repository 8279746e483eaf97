import { ChevronRight } from 'lucide'
import { Icon } from '@/storefront/ui/icon'
import { SiteLink } from '@/storefront/ui/site-link'

type BreadcrumbProps = { steps: Array<{ name: string; href: string }> }

export const Breadcrumb = ({ steps }: BreadcrumbProps) => (
  <nav className="crumbs small" aria-label="Fil d’Ariane">
    <ol>
      {steps.map(({ name, href }, index) => (
        <li key={href}>
          {index > 0 && <Icon of={ChevronRight} />}
          <SiteLink href={href}>{name}</SiteLink>
        </li>
      ))}
    </ol>
  </nav>
)
