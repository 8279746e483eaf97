import { formatCount } from './plural'

/** « Encore 2 inscrits pour confirmer ». */
export const formatMissing = (missing: number): string => `Encore ${formatCount(missing, 'inscrit')} pour confirmer`

/** What becomes of that when so many more book: « Avec vous, le départ a son minimum. » */
export const formatWithYou = ({ missing, travelers }: { missing: number; travelers: number }): string => {
  const you = travelers === 1 ? 'toi' : 'vous'
  const left = missing - travelers
  return left <= 0
    ? `Avec ${you}, le départ a son minimum\u00a0: il est confirmé dès l’acompte.`
    : `Avec ${you}, il manquera ${formatCount(left, 'inscrit')} pour confirmer.`
}
