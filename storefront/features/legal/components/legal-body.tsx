import type { LegalText } from '@/contract/legal'

/** The sentence that says the essential, and the text itself. */
export const LegalBody = ({ text }: { text: LegalText }) => (
  <>
    {text.summary && (
      <div className="brief">
        <b>En clair</b>
        <p>{text.summary}</p>
      </div>
    )}
    {/* Written by the agency and rendered from its rich text by the server. */}
    <div className="ltext" dangerouslySetInnerHTML={{ __html: text.html }} />
  </>
)
