import type { LegalText, LegalVersion } from '@/contract/legal'
import { legalPath, legalVersionPath, type LegalDocument } from '@/domain/legal/legal-documents'
import { formatLongDate } from '@/domain/days/french-dates'
import { LegalBody } from '@/storefront/features/legal/components/legal-body'
import { PrintButton } from '@/storefront/features/legal/components/print-button'
import { Breadcrumb } from '@/storefront/ui/breadcrumb'

type LegalVersionScreenProps = { document: LegalDocument; text: LegalText; versions: LegalVersion[] }

const STATES = {
  coming: 'Cette version n’est pas encore en vigueur.',
  in_force: 'Cette version est en vigueur.',
  past: 'Cette version n’est plus en vigueur.',
}

/** One version of a text, for good: what somebody accepted. */
export const LegalVersionScreen = ({ document, text, versions }: LegalVersionScreenProps) => {
  const inForce = versions.find(({ state }) => state === 'in_force')
  return (
    <main className="wrap legal-screen page-foot" id="contenu" tabIndex={-1}>
      <div className="page-head">
        <Breadcrumb
          steps={[
            { name: 'Accueil', href: '/' },
            { name: 'Confidentialité et mentions légales', href: legalPath() },
          ]}
        />
        <h1>{document.title}</h1>
        <p className="legal-printed">{legalVersionPath(text)}</p>
        <PrintButton />
      </div>
      <article className="lpart legal__t">
        <div className="lpart__h">
          <h2>Version {text.version}</h2>
          <p className="lpart__v">du {formatLongDate(text.effective_on)}</p>
        </div>
        <p>
          {STATES[text.state]}{' '}
          {inForce && text.state !== 'in_force' && (
            // Not by the router: it adds the anchor once more to an address that was first opened with one.
            <a className="link" href={legalPath(document.kind)}>
              Lire celle du {formatLongDate(inForce.effective_on)}
            </a>
          )}
        </p>
        <LegalBody text={text} />
        {text.changes.length > 0 && (
          <>
            <h3>Ce qui avait changé</h3>
            <ul className="lul">
              {text.changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </>
        )}
      </article>
    </main>
  )
}
