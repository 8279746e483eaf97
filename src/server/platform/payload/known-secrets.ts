import { env } from '@/env'

/** The secrets that what we signed or encrypted is read with: today's, then the one before for as long as it is named. */
export const knownSecrets = (): string[] => {
  const { PAYLOAD_SECRET, PAYLOAD_SECRET_PREVIOUS } = env()
  return PAYLOAD_SECRET_PREVIOUS === undefined ? [PAYLOAD_SECRET] : [PAYLOAD_SECRET, PAYLOAD_SECRET_PREVIOUS]
}
