import { CONSENT_PROOF } from '@/contract/page-addresses'
import type { keepConsentProof } from '@/contract/consent'
import type { KeptConsent } from '@/domain/audience/consent'
import type { Consent, Purpose } from '@/domain/audience/consent-request'
import { callApi } from '@/storefront/lib/api/call-api'
import { tellConsentMode } from './consent-mode'
import { keepConsent, readConsent } from './consent'
import { trackedPage } from './events'

/** What the tools leave in a browser, by purpose. */
const LEFT: Record<Purpose, RegExp> = { audience: /^_g(?:a|id|at)(?:_|$)/, advertising: /^(?:_fb[pc]|_gcl_\w+)$/ }

/**
 * Keeps the choice, tells what runs, and leaves a proof without a name. Withdrawn, a purpose loses what it left in the browser;
 * answers so, for what already runs leaves with the page alone.
 */
export const saveConsent = (consent: Consent): { isWithdrawn: boolean } => {
  const before = readConsent()
  const kept = keepConsent(consent)
  const withdrawn = (['audience', 'advertising'] as const).filter((purpose) => before[purpose] && !consent[purpose])
  const { dataLayer, fbq } = trackedPage()
  if (dataLayer) tellConsentMode({ command: 'update', consent })
  fbq?.('consent', consent.advertising ? 'grant' : 'revoke')
  for (const purpose of withdrawn) clearLeft(LEFT[purpose])
  void leaveProof(kept)
  return { isWithdrawn: withdrawn.length > 0 }
}

/** The choice holds in this browser, whether it could be told or not. */
const leaveProof = async ({ version, audience, advertising }: KeptConsent): Promise<void> => {
  await callApi<typeof keepConsentProof>(CONSENT_PROOF, { body: { version, audience, advertising } }).catch(
    () => undefined,
  )
}

const clearLeft = (names: RegExp): void => {
  const parts = location.hostname.split('.')
  // A tool writes for the widest domain it may: this host, and each one above it.
  const domains = ['', ...parts.slice(0, -1).map((_part, index) => `; Domain=.${parts.slice(index).join('.')}`)]
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0] ?? ''
    if (!names.test(name)) continue
    for (const domain of domains) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`
  }
  for (const key of Object.keys(localStorage)) if (names.test(key)) localStorage.removeItem(key)
}
