import { cleanLine } from './plain-text'
import { cutReferral, DEFAULT_REFERRAL } from './referral'

/** The acquisition source of a sign-up as it is stored, the default when there is none. */
export const storedReferral = (source: string | null | undefined): string =>
  cutReferral(cleanLine(source ?? '')) || DEFAULT_REFERRAL
