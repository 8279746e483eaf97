import type { Consent } from '@/domain/audience/consent-request'
import { saveConsent } from '@/storefront/lib/tracking/save-consent'
import { showToast } from '@/storefront/ui/toast-store'

/** Keeps what was chosen and says so; what was withdrawn and already runs leaves with the page. */
export const chooseConsent = (consent: Consent): void => {
  const { isWithdrawn } = saveConsent(consent)
  if (isWithdrawn) location.reload()
  showToast({ tone: 'success', message: 'Tes choix sont enregistrés.' })
}
