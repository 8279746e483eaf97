import { SiteLink } from '@/storefront/ui/site-link'
import type { FoundGroup, FoundKind } from '../rules/found-groups'
import { FoundMark } from './found-mark'

type FoundListProps = {
  id: string
  groups: FoundGroup[]
  /** The address of the line that Enter opens. */
  active: string | null
  idOf: (href: string) => string
  isStale: boolean
  onFollow: (kind: FoundKind) => void
}

/** What is found, as the field of the search moves through it. */
export const FoundList = ({ id, groups, active, idOf, isStale, onFollow }: FoundListProps) => (
  // A press here must not take the focus from the field.
  <div
    id={id}
    className="finder__list"
    role="listbox"
    aria-label="Résultats"
    aria-busy={isStale}
    onPointerDown={(event) => event.preventDefault()}
  >
    {groups.map(({ kind, title, lines, more }) => (
      <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
        <p id={`${id}-${kind}`} role="presentation">
          {title}
        </p>
        {lines.map((line) => (
          <SiteLink key={line.href} {...optionOf({ href: line.href, active, idOf, onFollow: () => onFollow(kind) })}>
            <FoundMark kind={kind} line={line} />
          </SiteLink>
        ))}
        {more && (
          <SiteLink {...optionOf({ href: more.href, active, idOf, onFollow: () => onFollow(kind) })}>
            <span className="link">{more.label}</span>
          </SiteLink>
        )}
      </div>
    ))}
  </div>
)

const optionOf = ({
  href,
  active,
  idOf,
  onFollow,
}: Pick<FoundListProps, 'active' | 'idOf'> & { href: string; onFollow: () => void }) => ({
  href,
  id: idOf(href),
  className: 'suggestion',
  role: 'option',
  tabIndex: -1,
  'aria-selected': href === active,
  onClick: onFollow,
})
