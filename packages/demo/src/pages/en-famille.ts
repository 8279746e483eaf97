import type { DemoPage } from './demo-page'

export const EN_FAMILLE: DemoPage = {
  slug: 'en-famille',
  title: 'Des vacances à hauteur d’enfant',
  lead: 'Des étapes courtes, des goûters longs et une gare au départ. Avec vous, ou sans vous.',
  picture: 'selection-premiers-pas-en-famille',
  description:
    'Séjours en famille et colos nature sans avion : en Base Camp, en itinérance ou sans les parents, avec leurs dates et leurs prix.',
  blocks: [
    {
      blockType: 'steps',
      look: 'cards',
      title: 'Trois façons de partir',
      items: [
        {
          image: 'base-camp-en-chartreuse',
          title: 'En Base Camp',
          text: 'Un toit pour la semaine, une activité par jour. On déballe les sacs une seule fois. Matinées actives, goûters longs.',
          href: '/expeditions?type=basecamp',
          link_text: 'Voir les séjours en Base Camp',
        },
        {
          image: 'cinq-jours-avec-les-anes-du-mercantour',
          title: 'En itinérance',
          text: 'On avance un peu chaque jour, à pied, à vélo ou en canoë. Un âne, un vélo cargo ou un bateau porte le reste.',
          href: '/expeditions?type=family',
          link_text: 'Voir les séjours en itinérance',
        },
        {
          image: 'petits-trappeurs-du-haut-jura',
          title: 'Sans les parents',
          text: 'Une bande de copains, des adultes diplômés, un camp dans les bois. Vous, vous restez à la gare.',
          href: '/expeditions?type=kids',
          link_text: 'Voir les séjours sans les parents',
        },
      ],
    },
    {
      blockType: 'trips',
      title: 'Les prochains départs',
      intro: 'En famille ou en Base Camp, du plus proche au plus lointain.',
      source: 'query',
      types: ['family', 'basecamp'],
      sort: 'next_departure',
      limit: 12,
    },
    {
      blockType: 'figures',
      look: 'band',
      title: 'Ce qu’on ne laisse pas au hasard',
      intro: 'Confier son enfant, c’est plus grand que réserver un séjour. Voici ce qui se passe derrière.',
      items: [
        {
          figure: '1 pour 6',
          label: 'Deux adultes au moins',
          text: 'Un adulte diplômé pour six enfants au plus, toujours deux adultes par groupe (exemple).',
        },
        {
          figure: '30 jours',
          label: 'Des fiches qui s’effacent',
          text: 'Ce que tu nous dis de la santé de ton enfant est lu par ses guides, puis effacé un mois après le retour.',
        },
        {
          figure: '20 h',
          label: 'Le carnet du soir',
          text: 'Chaque soir, deux lignes et une photo du camp pour ceux qui sont restés (exemple).',
        },
        {
          figure: '2 ans',
          label: 'Premiers secours',
          text: 'La formation est refaite tous les deux ans, sur le terrain (exemple).',
        },
      ],
    },
    {
      blockType: 'trips',
      title: 'Sans les parents',
      source: 'query',
      types: ['kids'],
      sort: 'next_departure',
      limit: 12,
    },
    {
      blockType: 'text',
      words: [
        { heading: 'Les questions des parents', level: 2 },
        { heading: 'Et s’il ne veut plus marcher ?', level: 3 },
        'On s’arrête. Chaque étape a un raccourci repéré, et l’âne accepte les passagers fatigués par tranches de dix minutes.',
        { heading: 'À partir de quel âge ?', level: 3 },
        'Chaque séjour a le sien, écrit sur sa carte : « Dès 6 ans » veut dire le jour du départ, et pas un mois plus tard.',
        { heading: 'Allergies, lunettes, doudou : à qui le dire ?', level: 3 },
        'Dans la fiche de l’enfant, avant le départ. Ses guides la relisent avant de partir.',
        { heading: 'On est une famille monoparentale, on sera seuls de notre espèce ?', level: 3 },
        'Non. Et il n’y a ni supplément, ni chambre minuscule.',
      ],
    },
    {
      blockType: 'form',
      title: 'On en parle de vive voix ?',
      intro: 'Laisse un numéro et une heure : quelqu’un qui connaît les séjours te rappelle.',
      form: 'call',
    },
  ],
}
