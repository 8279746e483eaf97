import { ArrowLeft, ArrowRight } from 'lucide'
import { Icon } from '@/storefront/ui/icon'
import { SiteLink } from '@/storefront/ui/site-link'

type PagerProps = { page: number; pageCount: number; hrefOf: (page: number) => string }

/** The pages of a list, by number. Nothing for a single one. */
export const Pager = ({ page, pageCount, hrefOf }: PagerProps) => {
  if (pageCount < 2) return null
  return (
    <nav className="pager" aria-label="Pages">
      {page > 1 && (
        <SiteLink className="nx" href={hrefOf(page - 1)}>
          <Icon of={ArrowLeft} />
          Précédente
        </SiteLink>
      )}
      {Array.from({ length: pageCount }, (_, index) => index + 1).map((one) => (
        <SiteLink
          key={one}
          href={hrefOf(one)}
          aria-label={`Page ${String(one)}`}
          aria-current={one === page ? 'page' : undefined}
        >
          {one}
        </SiteLink>
      ))}
      {page < pageCount && (
        <SiteLink className="nx" href={hrefOf(page + 1)}>
          Suivante
          <Icon of={ArrowRight} />
        </SiteLink>
      )}
    </nav>
  )
}
