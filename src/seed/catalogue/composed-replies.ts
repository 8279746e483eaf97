import type { Random } from '../posters/core/random'

const TO_HAPPY = [
  'Merci pour ces mots, on les a lus à voix haute au bureau. À bientôt sur un quai de gare !',
  'Un grand merci ! Le message est transmis au gardien du refuge, qui va rougir.',
  'Merci d’avoir pris le temps. La soupe garde donc sa place au menu.',
  'Quel plaisir de te lire. On se revoit au printemps ?',
] as const

const TO_DISAPPOINTED = [
  'Merci pour ta franchise. Le rythme du deuxième jour est revu pour la saison prochaine : départ une heure plus tôt, pause plus longue.',
  'Tu as raison sur ce point et nous aurions dû prévenir. La fiche de l’aventure le dit maintenant clairement.',
  'Merci de nous l’avoir écrit. Nous en avons parlé avec le guide et changé d’hébergement pour cette étape.',
] as const

/** What the agency answers to a review: nearly always when it disappoints, now and then otherwise; null for silence. */
export const composeReply = ({ random, rate }: { random: Random; rate: number }): string | null => {
  if (rate <= 3) return random.chance(0.8) ? random.pick(TO_DISAPPOINTED) : null
  return random.chance(0.12) ? random.pick(TO_HAPPY) : null
}
