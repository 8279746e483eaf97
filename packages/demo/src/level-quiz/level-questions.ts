import type { QuizQuestion } from '@/domain/level-quiz/level-quiz'

type Ask = Omit<QuizQuestion, 'id' | 'choices' | 'weight'> & {
  answers: [string, string, string, string, string, string]
}

const EARTH = ['a-pieds', 'pleine-nature', 'ressourcement', 'avec-des-animaux', 'autres']
const SLOPES = ['a-pieds', 'a-velo', 'neige', 'alpinisme-et-escalade', 'avec-des-animaux']
const WILD = ['a-pieds', 'pleine-nature', 'neige', 'alpinisme-et-escalade', 'mers-et-oceans']

const ASKED: Ask[] = [
  {
    axis: 'endurance',
    families: [],
    question: 'Ta plus longue journée dehors, cette année ?',
    help: 'À pied, à vélo, à skis ou sur l’eau, pauses comprises.',
    fact: 'Ta plus longue journée',
    answers: ['Moins d’une heure', 'Deux heures', 'Quatre heures', 'Six heures', 'Huit heures', 'Dix heures et plus'],
  },
  {
    axis: 'ascent',
    families: SLOPES,
    question: 'La plus grosse montée que tu as faite en un jour, cette année ?',
    help: 'À pied ou à vélo. La tour Eiffel fait 330 m, le tour d’un col souvent 1 000.',
    fact: 'Ta plus grosse montée',
    answers: ['Aucune', '200 m', '400 m', '700 m', '1 000 m', '1 400 m et plus'],
  },
  {
    axis: 'regularity',
    families: [],
    question: 'Depuis trois mois, combien de fois as-tu bougé une heure de suite ?',
    help: 'Tout compte : marche rapide, natation, danse, vélo pour aller travailler.',
    fact: 'Tes séances d’une heure',
    answers: [
      'Jamais, ou presque',
      'Une ou deux fois par mois',
      'Une fois par semaine',
      'Deux fois par semaine',
      'Trois fois par semaine',
      'Quatre fois par semaine et plus',
    ],
  },
  {
    axis: 'technique',
    families: EARTH,
    question: 'Le terrain le plus difficile où tu as marché ?',
    help: 'Au moins une demi-journée.',
    fact: 'Ton terrain à pied',
    answers: [
      'Des trottoirs et des allées',
      'Un chemin large',
      'Un sentier avec des racines et des pierres',
      'Un sentier de montagne raide',
      'Un pierrier, ou du hors sentier',
      'Des passages où l’on pose les mains',
    ],
  },
  {
    axis: 'technique',
    families: ['a-velo'],
    question: 'Ton plus grand tour à vélo ?',
    help: 'En un jour, sur un vélo musculaire.',
    fact: 'Ton plus grand tour à vélo',
    answers: ['Aucun', '10 km', '30 km', '50 km', '80 km', '120 km et plus'],
  },
  {
    axis: 'technique',
    families: ['neige'],
    question: 'Sur la neige, qu’as-tu déjà fait ?',
    help: 'La sortie la plus technique compte.',
    fact: 'Ta sortie la plus technique sur la neige',
    answers: [
      'Rien encore',
      'De la luge, ou une balade',
      'Une sortie en raquettes',
      'Plusieurs journées en raquettes ou à skis',
      'Une journée à skis hors des pistes',
      'Un raid à skis de plusieurs jours',
    ],
  },
  {
    axis: 'technique',
    families: ['lacs-et-rivieres', 'mers-et-oceans'],
    question: 'Sur l’eau, qu’as-tu déjà fait ?',
    help: 'En canoë, en kayak, en paddle, à la voile ou en surf.',
    fact: 'Ta sortie la plus technique sur l’eau',
    answers: [
      'Rien encore',
      'Une heure sur un lac',
      'Une demi-journée, encadrée',
      'Une journée entière',
      'Deux jours de suite, ou une rivière qui remue',
      'Une semaine, ou la mer formée',
    ],
  },
  {
    axis: 'technique',
    families: ['alpinisme-et-escalade'],
    question: 'Encordé, jusqu’où es-tu déjà allé ?',
    help: 'Escalade, via ferrata, arête ou glacier.',
    fact: 'Ta sortie encordée la plus technique',
    answers: [
      'Jamais encordé',
      'Une initiation en salle',
      'Une via ferrata facile',
      'Une falaise, en second',
      'Une grande voie ou un glacier, avec un guide',
      'Une course d’arête, en tête',
    ],
  },
  {
    axis: 'exposure',
    families: ['a-pieds', 'alpinisme-et-escalade'],
    question: 'Le passage le plus aérien que tu as franchi ?',
    help: 'Celui que tu referais.',
    fact: 'Ton passage le plus aérien',
    answers: [
      'Aucun',
      'Un belvédère avec une barrière',
      'Un sentier en balcon, large',
      'Un sentier étroit au-dessus d’une pente',
      'Un passage équipé d’un câble',
      'Une crête étroite, sans câble',
    ],
  },
  {
    axis: 'autonomy',
    families: WILD,
    question: 'Qu’as-tu déjà porté, et combien de temps ?',
    help: 'Le plus lourd des sacs que tu as portés une journée.',
    fact: 'Ton plus gros sac',
    answers: [
      'Rien du tout',
      'Un sac de 3 kg, une journée',
      'Un sac de 5 kg, une journée',
      'Un sac de 8 kg, deux jours de suite',
      'Un sac de 10 kg, avec une nuit dehors',
      'Un sac de 14 kg, plusieurs nuits dehors',
    ],
  },
]

/** The questions of the demo: ten facts, from none to a lot. */
export const LEVEL_QUIZ_QUESTIONS: Array<Omit<QuizQuestion, 'id'>> = ASKED.map(({ answers, ...asked }) => ({
  ...asked,
  weight: 1,
  choices: answers.map((label, level) => ({ label, level })),
}))
