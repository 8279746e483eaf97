import type { LegalText } from '@/contract/legal'

/** The sentence that says the essential, and the text itself. */
export const LegalBody = ({ text }: { text: LegalText }) => (
  <>
    {text.summary && (
      <aside className="brief" aria-label="En clair">
        <b>En clair</b>
        <p>{text.summary}</p>
      </aside>
    )}
    {/* Written by the agency and rendered from its rich text by the server. */}
    <div className="ltext" dangerouslySetInnerHTML={{ __html: text.html }} />
  </>
)
