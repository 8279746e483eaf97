import { shortLine } from '@/domain/text/short-line'
import { cutReferral, DEFAULT_REFERRAL, REFERRAL_LENGTH } from './referral'

/** The acquisition source of a sign-up as it is stored, the default when there is none. */
export const storedReferral = (source: string | null | undefined): string =>
  cutReferral(shortLine({ text: source ?? '', max: REFERRAL_LENGTH })) || DEFAULT_REFERRAL
