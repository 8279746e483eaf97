import { holdsConsent, parseConsent, REFUSED, type KeptConsent } from '@/domain/audience/consent'
import type { Consent } from '@/domain/audience/consent-request'
import { LOCAL_KEYS, readLocal, writeLocal } from '@/storefront/lib/storage/browser-storage'
import { refusesTracking } from './refuses-tracking'

let choice: KeptConsent | null | undefined
const listeners = new Set<() => void>()

/** What the visitor lets the site measure: nothing until they say so. */
export const readConsent = (): Consent => readChoice() ?? REFUSED

export const readConsentOnServer = (): Consent => REFUSED

/** Whether the visitor is to be asked: they have not chosen, and their browser does not say « do not track me » for them. */
export const isConsentAsked = (): boolean => readChoice() === null && !refusesTracking()

export const isConsentAskedOnServer = (): boolean => false

export const subscribeToConsent = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Keeps a choice in this browser, with its day and what it answers. */
export const keepConsent = (consent: Consent): KeptConsent => {
  choice = { ...consent, version: requestVersion(), at: new Date().toISOString() }
  writeLocal(LOCAL_KEYS.consent, JSON.stringify(choice))
  listeners.forEach((listener) => listener())
  return choice
}

/** Another document begins, between two tests. */
export const forgetConsent = (): void => {
  choice = undefined
}

/** The version of what this site asks, which the layout writes on the document. */
const requestVersion = (): string => document.documentElement.dataset.consent ?? ''

const readChoice = (): KeptConsent | null => {
  if (choice !== undefined) return choice
  const kept = parseConsent(readLocal(LOCAL_KEYS.consent))
  choice = kept && holdsConsent({ kept, version: requestVersion(), now: new Date() }) ? kept : null
  return choice
}
