import { SiteLink } from '@/storefront/ui/site-link'
import type { FoundGroup } from '../rules/found-groups'
import { FoundMark } from './found-mark'

/** What is found, as a page shows it. */
export const FoundSections = ({ groups }: { groups: FoundGroup[] }) =>
  groups.map(({ kind, title, lines, more }) => (
    <section key={kind} aria-labelledby={kind}>
      <h2 id={kind} className="h3">
        {title}
      </h2>
      <ul>
        {lines.map((line) => (
          <li key={line.href}>
            <SiteLink className="suggestion" href={line.href}>
              <FoundMark kind={kind} line={line} />
            </SiteLink>
          </li>
        ))}
      </ul>
      {kind === 'expeditions' && more && (
        <SiteLink className="link" href={more.href}>
          {more.label}
        </SiteLink>
      )}
    </section>
  ))
