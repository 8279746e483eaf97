import type { Random } from '../posters/core/random'
import type { People } from '../write-people'

const OPENINGS = [
  'On hésitait à cause du trajet en train, et c’est devenu le meilleur moment de la semaine.',
  'Troisième départ avec l’agence, toujours aussi bien préparé.',
  'J’étais venue seule, je suis repartie avec cinq numéros de téléphone.',
  'Le programme dit vrai : les distances, les montées, et même le vent.',
  'Un groupe de huit, aucun traînard, beaucoup de fous rires.',
  'Je craignais de ne pas suivre, le guide a trouvé l’allure qui convenait à tous.',
  'Nous avions lu tous les avis avant de partir, ils étaient justes.',
  'Offert pour mes quarante ans, je valide.',
  'Une parenthèse, une vraie, sans réseau ni réunion.',
  'La préparation par téléphone avec l’équipe d’Annecy a tout changé.',
  'On a eu trois météos en une journée et le plan B était aussi beau que le plan A.',
  'Le petit groupe fait toute la différence.',
] as const

const MIDDLES = [
  'La soupe du deuxième soir mériterait une étoile.',
  'Chaque étape avait sa surprise, et toujours un banc au bon endroit.',
  'Notre guide connaît le nom des fleurs et celui des gardiens.',
  'Le sac était bien trop lourd, mais ça, c’est ma faute.',
  'Les horaires de bus étaient exacts à la minute.',
  'Le matériel prêté était en très bon état.',
  'On a vu ce qui était promis, et le reste en plus.',
  'Les nuits étaient simples et propres, on a dormi comme des souches.',
  'Le rythme laisse le temps de regarder.',
  'Mention spéciale pour le pique-nique du dernier jour.',
  'L’arrivée à pied depuis la gare donne le ton.',
  'Il faut aimer marcher, c’est tout ce qu’on te demande.',
] as const

const ENDINGS = [
  'On repart au printemps.',
  'À refaire, avec plus de chaussettes.',
  'Merci à toute l’équipe !',
  'Je n’ai rien à redire, sinon que c’était trop court.',
  'Un souvenir pour longtemps.',
  'Je recommande les yeux fermés, mais ouvre-les, c’est beau.',
  'Seul bémol : le retour au bureau.',
  'Mes genoux s’en souviennent, le reste aussi.',
  'Le carnet de route reçu à la fin est une belle idée.',
  'Bravo pour le bilan carbone affiché sans détour.',
] as const

const RATES = [5, 5, 5, 5, 5, 4, 4, 4, 3, 5, 5, 4] as const

/** A short review that a traveler could have left on any trip. */
export const composeReview = ({ random, people }: { random: Random; people: People }) => ({
  firstName: people.customers[random.int(0, people.customers.length - 1)]?.firstName ?? 'Camille',
  rate: random.pick(RATES),
  text: [
    random.chance(0.75) ? random.pick(OPENINGS) : '',
    random.pick(MIDDLES),
    random.chance(0.6) ? random.pick(ENDINGS) : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' '),
})
