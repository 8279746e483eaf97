import type { Participant } from '@/contract/participant-fields'

/** What a traveler is called: the first name, or the rank while there is none. */
export const participantName = ({ first_name, position }: Pick<Participant, 'first_name' | 'position'>): string =>
  first_name ?? `Voyageur\u00a0${String(position)}`

/** « Camille, Hugo et Inès ». */
export const joinNames = (names: string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} et ${names.at(-1) ?? ''}`
