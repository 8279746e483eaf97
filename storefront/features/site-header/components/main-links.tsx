import { ArrowUpRight } from 'lucide'
import Link from 'next/link'
import { Icon } from '@/storefront/ui/icon'

type MainLinksProps = { path: string; seminarsUrl: string }

export const MainLinks = ({ path, seminarsUrl }: MainLinksProps) => (
  <>
    <Link href="/expeditions" prefetch={false} aria-current={path === '/expeditions' ? 'page' : undefined}>
      Aventures adultes
    </Link>
    <Link href="/en-famille" prefetch={false} aria-current={path === '/en-famille' ? 'page' : undefined}>
      Famille & Kids
    </Link>
    <a href={seminarsUrl} target="_blank" rel="noopener">
      Séminaires
      <span className="sr-only">, nouvel onglet</span>
      <Icon of={ArrowUpRight} />
    </a>
  </>
)
