import type { DemoPage } from './demo-page'

export const BILAN_CARBONE: DemoPage = {
  slug: 'bilan-carbone',
  title: 'Comment on compte les kilos',
  lead: 'Chaque aventure affiche un bilan en kg CO₂e par personne : de ta porte au rendez-vous, aller et retour, puis sur place. Voici le calcul, les chiffres, et ce qu’ils ne disent pas.',
  picture: '',
  contents: true,
  description:
    'La méthode du bilan carbone des aventures Lagopède : ce qui est compté, un exemple ligne à ligne, les facteurs et leurs sources, les limites.',
  blocks: [
    {
      blockType: 'text',
      words: [
        { heading: 'Ce qui est compté', level: 2 },
        {
          list: [
            'Le trajet de chez toi à la gare.',
            'Chaque train, car, ferry ou navette jusqu’au rendez-vous.',
            'Le retour, compté comme l’aller.',
            'Sur place : les nuits, les repas, les navettes et ta part du guide, avec une marge montrée à part.',
            'La fabrication des véhicules et l’entretien des lignes, inclus dans les facteurs.',
            'Pour l’avion, les traînées de condensation.',
          ],
        },
        'Le trajet et le séjour sont comptés à part, puis additionnés. En voiture, et là seulement, on divise une fois par le nombre de personnes à bord.',
        { heading: 'Ce qui est à côté', level: 2 },
        {
          list: [
            'Le matériel que tu achètes pour partir.',
            'Nos bureaux, le site et nos propres trajets, comptés dans les comptes de l’agence.',
          ],
        },
        'On ne retire rien du total : ni arbre planté, ni crédit acheté. Un kilo émis est un kilo affiché.',
      ],
    },
    {
      blockType: 'text',
      words: [
        { heading: 'Les heures', level: 2 },
        'Les heures sont relevées depuis quelques villes, avec leur date. Ailleurs elles sont estimées d’après les distances, et c’est dit. Sans ville choisie, tout part de Paris, et le dit.',
        { heading: 'Ce qui n’a pas de facteur', level: 2 },
        'Aucun facteur français n’existe pour le train de nuit : on prend celui des Intercités. Pour les trains à l’étranger, faute de chiffre par pays, celui des TER.',
      ],
    },
    {
      blockType: 'figures',
      look: 'pledges',
      title: 'Les limites',
      items: [
        {
          figure: 'Moyenne',
          label: 'Ton car n’est pas la moyenne',
          text: 'À moitié vide, un car émet deux fois plus par personne. On prend la moyenne.',
        },
        {
          figure: 'Frontière',
          label: 'L’électricité change à la frontière',
          text: 'Un train allemand n’a pas la même électricité. Sans facteur par pays, on prend le plus élevé des trains français.',
        },
        {
          figure: 'Ferry',
          label: 'Notre chiffre le moins sûr',
          text: 'Peu de compagnies publient leurs données. C’est un modèle, pas une mesure.',
        },
        {
          figure: 'Silence',
          label: 'Un kilo ne dit rien du bruit',
          text: 'Ni du dérangement d’un tétras. C’est l’éco-note, à part, qui s’en occupe.',
        },
      ],
    },
    {
      blockType: 'steps',
      look: 'line',
      title: 'Versions',
      items: [
        {
          mark: '2026',
          title: 'Version 3',
          text: 'Le trajet part de ta ville, le séjour entre dans le calcul, et chaque chiffre a sa fourchette.',
        },
        {
          mark: '2026',
          title: 'Version 2',
          text: 'Facteurs de juillet 2026, fabrication des véhicules comprise partout.',
        },
        { mark: '2024', title: 'Version 1.1', text: 'Les traînées de condensation entrent dans le calcul de l’avion.' },
        { mark: '2021', title: 'Version 1', text: 'Premier chiffre publié à côté d’un prix.' },
      ],
    },
    {
      blockType: 'call',
      title: 'Tu as trouvé une erreur ?',
      intro: 'On la corrige, et on l’écrit dans la liste des versions avec ton prénom si tu veux bien.',
      links: [
        { label: 'Nous écrire', href: '/collaborations#Contact-Us' },
        { label: 'Notre raison d’être', href: '/raison-d-etre' },
      ],
    },
  ],
}
