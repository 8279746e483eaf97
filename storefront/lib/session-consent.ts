import { LOCAL_KEYS, readLocal, writeLocal } from './browser-storage'
import { trackedPage } from './session-tracking'

/** What the visitor lets the site measure: nothing until they say so. */
export type Consent = { audience: boolean; advertising: boolean }

const REFUSED: Consent = { audience: false, advertising: false }

let consent: Consent | undefined
const listeners = new Set<() => void>()

export const readConsent = (): Consent => (consent ??= parse(readLocal(LOCAL_KEYS.consent)))

export const readConsentOnServer = (): Consent => REFUSED

export const subscribeToConsent = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Keeps the choice in this browser, and answers whether something was withdrawn: what runs leaves with the page alone. */
export const saveConsent = (choice: Consent): { isWithdrawn: boolean } => {
  const before = readConsent()
  consent = choice
  writeLocal(LOCAL_KEYS.consent, JSON.stringify(choice))
  listeners.forEach((listener) => listener())
  const isPixelLeft = before.advertising && !choice.advertising
  if (isPixelLeft) trackedPage().fbq?.('consent', 'revoke')
  return { isWithdrawn: isPixelLeft || (before.audience && !choice.audience) }
}

const parse = (text: string | null): Consent => {
  try {
    const { audience, advertising } = JSON.parse(text ?? '{}') as Partial<Consent>
    return { audience: audience === true, advertising: advertising === true }
  } catch {
    return REFUSED
  }
}
