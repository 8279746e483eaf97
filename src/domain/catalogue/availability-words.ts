import { formatCount } from '@/domain/text/plural'

/** Said when a trip has no departure to come (spec §2, card). */
export const NO_DEPARTURE = 'Aucun départ à venir'
/** Said when the next departures are all full. */
export const NEXT_DEPARTURES_FULL = 'Les prochains départs sont complets\u00a0!'
/** Introduces the departures after the next three. */
export const SEE_FOLLOWING = 'Voir les suivants\u00a0:'
/** Said of a trip with nothing to book. */
export const FAVOURITE_PROMPT = 'Ajoute-la à tes favoris pour être alerté(e) des prochaines dates.'
/** Said instead to who has it among their favourites. */
export const FAVOURITE_ALREADY = 'Elle est dans tes favoris\u00a0: ses prochaines dates s’y afficheront.'

/** What a departure says of its seats: « Complet », « 1 place », « N places ». */
export const formatAvailability = (seats: number): string => (seats <= 0 ? 'Complet' : formatCount(seats, 'place'))

/** What becomes of that when so many more book: « Avec vous, le départ a son minimum. » */
export const formatWithYou = ({ missing, travelers }: { missing: number; travelers: number }): string => {
  const you = travelers === 1 ? 'toi' : 'vous'
  const left = missing - travelers
  return left <= 0
    ? `Avec ${you}, le départ a son minimum\u00a0: il est confirmé dès l’acompte.`
    : `Avec ${you}, il manquera ${formatCount(left, 'inscrit')} pour confirmer.`
}
