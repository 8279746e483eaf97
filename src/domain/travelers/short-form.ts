import { ADULT_AGE, type TravelerAge } from '@/domain/seats/party-ages'
import type { ShortForm } from './participant-profile'

/** The short form of a traveler's profile; null where the full form applies or no age is known. */
export const shortForm = ({ expeditionType, age }: { expeditionType: string; age: TravelerAge }): ShortForm | null => {
  if (expeditionType === 'kids') return 'guarded'
  return age !== null && age < ADULT_AGE ? 'child' : null
}
