import { legalPath } from '@/domain/legal/legal-documents'

export const Terms = () => (
  <p className="terms">
    En cliquant, tu acceptes nos {/* In a tab of its own: what was typed here stays. */}
    <a className="link" href={legalPath('terms_of_use')} target="_blank" rel="noopener">
      conditions générales d’utilisation<span className="sr-only">, nouvel onglet</span>
    </a>
  </p>
)
