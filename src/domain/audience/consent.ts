import type { Consent } from './consent-request'

/** A choice as the browser keeps it: the version of the request it answers, and the instant it was made, in ISO. */
export type KeptConsent = Consent & { version: string; at: string }

/** What is measured of who has not chosen. */
export const REFUSED: Consent = { audience: false, advertising: false }

/** A choice is asked again after so many months, a refusal too. */
export const CONSENT_MONTHS = 6

/** Whether a choice still holds: it answers what is asked now, and is not older than six months. */
export const holdsConsent = ({ kept, version, now }: { kept: KeptConsent; version: string; now: Date }): boolean => {
  const until = new Date(kept.at)
  until.setUTCMonth(until.getUTCMonth() + CONSENT_MONTHS)
  return kept.version === version && now < until && new Date(kept.at) <= now
}

/** What a browser kept, null for anything else. */
export const parseConsent = (text: string | null): KeptConsent | null => {
  try {
    const { version, at, audience, advertising } = JSON.parse(text ?? '{}') as Partial<KeptConsent>
    if (typeof version !== 'string' || typeof at !== 'string' || Number.isNaN(Date.parse(at))) return null
    return { version, at, audience: audience === true, advertising: advertising === true }
  } catch {
    return null
  }
}
