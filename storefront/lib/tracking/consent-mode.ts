import type { Consent } from '@/domain/audience/consent-request'
import { trackedPage } from './events'

/**
 * Tells the tag manager what it may keep and send, by the four signals of Google's consent mode: first what holds without a
 * word, then each choice. https://developers.google.com/tag-platform/security/guides/consent
 */
export const tellConsentMode = ({ command, consent }: { command: 'default' | 'update'; consent: Consent }): void => {
  const advertising = consent.advertising ? 'granted' : 'denied'
  gtag('consent', command, {
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising,
    analytics_storage: consent.audience ? 'granted' : 'denied',
  })
}

/** A command of the tag manager, which knows one by its being an arguments object. */
function gtag(..._told: [command: string, ...rest: unknown[]]): void {
  // oxlint-disable-next-line prefer-rest-params -- An array would be taken for something else.
  trackedPage().dataLayer?.push(arguments)
}
