import { ChevronDown } from 'lucide'
import type { LegalText, LegalVersion } from '@/contract/legal'
import { formatLongDate } from '@/domain/days/french-dates'
import { legalVersionPath } from '@/domain/legal/legal-documents'
import { Icon } from '@/storefront/ui/icon'
import { SiteLink } from '@/storefront/ui/site-link'

type LegalHistoryProps = { text: LegalText | null; versions: LegalVersion[] }

const STATES = { coming: 'à venir, le', in_force: 'en vigueur depuis le', past: 'du' }

/** What changed with the version in force, and the address of every version. */
export const LegalHistory = ({ text, versions }: LegalHistoryProps) => {
  if (versions.length === 0) return null
  return (
    <details className="changes">
      <summary>
        <span>
          <b>Ce qui a changé, et les autres versions</b>
          <small>{text ? `Depuis le ${formatLongDate(text.effective_on)}` : 'Aucune en vigueur'}</small>
        </span>
        <Icon of={ChevronDown} />
      </summary>
      {text && text.changes.length > 0 && (
        <ul className="lul">
          {text.changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
      <ul className="changes__versions">
        {versions.map((version) => (
          <li key={version.version}>
            <SiteLink className="link" href={legalVersionPath(version)}>
              Version {version.version}
            </SiteLink>
            , {STATES[version.state]} {formatLongDate(version.effective_on)}
          </li>
        ))}
      </ul>
    </details>
  )
}
