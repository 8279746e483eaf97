import { legalVersionPath, type LegalKind } from '@/domain/legal/legal-documents'
import { Box } from '@/storefront/ui/box'

type LegalTextBoxProps = {
  title: string
  kind: LegalKind
  version: string
  /** Undefined until it is loaded. */
  html: string | undefined
}

/** The text under which one answers, in the version that is recorded with the answer. */
export const LegalTextBox = ({ title, kind, version, html }: LegalTextBoxProps) => (
  <Box title={title}>
    {html !== undefined && <div className="legal-text small" dangerouslySetInnerHTML={{ __html: html }} />}
    <p className="small soft legal-text__version">
      Version {version}, aussi à{' '}
      <a className="link" href={legalVersionPath({ kind, version })} target="_blank" rel="noopener">
        son adresse<span className="sr-only">, nouvel onglet</span>
      </a>
      .
    </p>
  </Box>
)
