import type { LegalIdentity, LegalText, LegalVersion } from '@/contract/legal'
import { DATA_SOURCES_ANCHOR, DATA_SOURCES_TITLE } from '@/domain/legal/data-credits'
import { legalPath, type LegalDocument } from '@/domain/legal/legal-documents'
import { identityParts } from '@/storefront/features/legal/rules/identity-parts'
import { SideContents } from '@/storefront/ui/side-contents'
import { DataSources } from '@/storefront/features/legal/components/data-sources'
import { LegalPart } from '@/storefront/features/legal/components/legal-part'
import { PrintButton } from '@/storefront/features/legal/components/print-button'

type LegalScreenProps = {
  identity: LegalIdentity | null
  parts: Array<{ document: LegalDocument; text: LegalText | null; versions: LegalVersion[] }>
}

export const LegalScreen = ({ identity, parts }: LegalScreenProps) => {
  const facts = identity ? identityParts(identity) : []
  const shown = parts.map((part) => ({ ...part, facts: part.document.kind === 'legal_notice' ? facts : [] }))
  const contents = shown.map(({ document, text, facts: own }) => ({
    id: document.anchor,
    text: document.title,
    items: [...own.map(({ id, title }) => ({ id, text: title })), ...(text?.headings.filter(isOwnPart) ?? [])],
  }))
  return (
    <main className="wrap legal-screen" id="contenu" tabIndex={-1}>
      <div className="page-head">
        <h1>Confidentialité et mentions légales</h1>
        <p className="lead page-head__lead page-head__lead--long">
          Huit textes, écrits pour être lus. Chacun commence par une phrase qui dit l’essentiel.
        </p>
        <p className="legal-printed">{legalPath()}</p>
        <PrintButton />
      </div>
      <div className="legal">
        <SideContents items={[...contents, { id: DATA_SOURCES_ANCHOR, text: DATA_SOURCES_TITLE, items: [] }]} />
        <div className="legal__t">
          {shown.map((part) => (
            <LegalPart key={part.document.kind} {...part} />
          ))}
          <DataSources />
        </div>
      </div>
    </main>
  )
}

const isOwnPart = ({ level }: { level: number }): boolean => level <= 3
