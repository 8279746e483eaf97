import type { LegalText, LegalVersion } from '@/contract/legal'
import { formatLongDate } from '@/domain/days/french-dates'
import type { LegalDocument } from '@/domain/legal/legal-documents'
import type { IdentityPart } from '../rules/identity-parts'
import { LegalBody } from './legal-body'
import { LegalHistory } from './legal-history'

type LegalPartProps = {
  document: LegalDocument
  text: LegalText | null
  versions: LegalVersion[]
  /** What the settings say of the agency, above the text. */
  facts: IdentityPart[]
}

/** One text of the page; its heading is there, for links, before any version is. */
export const LegalPart = ({ document, text, versions, facts }: LegalPartProps) => (
  <section className="lpart" aria-labelledby={document.anchor}>
    <div className="lpart__h">
      <h2 id={document.anchor}>{document.title}</h2>
      {text && (
        <p className="lpart__v">
          Version {text.version}, en vigueur depuis le {formatLongDate(text.effective_on)}
        </p>
      )}
    </div>
    {facts.map((part) => (
      <div className="ltext" key={part.id}>
        <h3 id={part.id}>{part.title}</h3>
        <dl className="ldl">
          {part.rows.map(({ label, value, href }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {href ? (
                  <a className="link" href={href}>
                    {value}
                  </a>
                ) : (
                  value
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    ))}
    {text ? (
      <LegalBody text={text} />
    ) : (
      <p>Ce texte n’est pas encore publié ici. Demande-le-nous par téléphone, au numéro du bas de page.</p>
    )}
    <LegalHistory text={text} versions={versions} />
  </section>
)
