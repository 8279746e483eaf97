import type { DemoPage } from './demo-page'

const SOURCE = 'Impact CO2 (ADEME), juillet 2026'

export const BILAN_CARBONE: DemoPage = {
  slug: 'bilan-carbone',
  title: 'Comment on compte les kilos',
  lead: 'Chaque aventure affiche un bilan en kg CO₂e, du départ au rendez-vous, aller et retour. Voici le calcul, les chiffres, et ce qu’ils ne disent pas.',
  picture: '',
  contents: true,
  description:
    'La méthode du bilan carbone des aventures Lagopède : ce qui est compté, un exemple ligne à ligne, les facteurs et leurs sources, les limites.',
  blocks: [
    {
      blockType: 'text',
      words: [
        { heading: 'La formule', level: 2 },
        'Une distance, fois un facteur d’émission, fois deux pour le retour. En voiture, et là seulement, on divise par le nombre de personnes à bord. La somme des étapes est arrondie une seule fois, à la fin.',
        { heading: 'Ce qui est compté', level: 2 },
        {
          list: [
            'Chaque train, car, ferry ou navette jusqu’au rendez-vous.',
            'Le retour, même s’il part d’une autre gare.',
            'La fabrication des véhicules et l’entretien des lignes, inclus dans les facteurs.',
            'Pour l’avion, les traînées de condensation.',
          ],
        },
        { heading: 'Ce qui est à côté', level: 2 },
        {
          list: [
            'Le séjour sur place : nuits, repas et navettes. On y travaille, et on le publiera à part.',
            'Le matériel que tu achètes pour partir.',
            'Nos bureaux, le site et nos propres trajets, comptés dans les comptes de l’agence.',
          ],
        },
        'On ne retire rien du total : ni arbre planté, ni crédit acheté. Un kilo émis est un kilo affiché.',
      ],
    },
    {
      blockType: 'table',
      look: 'table',
      title: 'Un exemple, ligne à ligne',
      intro: 'De Lyon à Annecy, aller et retour, par personne. Même départ, même rendez-vous, quatre façons de venir.',
      caption: 'Lyon – Annecy, aller et retour, par mode de transport',
      cells: [
        'Mode | Distance | Facteur, g par km | Aller simple | Aller et retour',
        'TER | 160 km | 27,7 | 4,43 kg | 9 kg',
        'Car | 145 km | 37,6 | 5,45 kg | 11 kg',
        'Voiture, trois à bord | 140 km | 227,6 ÷ 3 | 10,62 kg | 21 kg',
        'Voiture, en solo | 140 km | 227,6 | 31,86 kg | 64 kg',
      ].join('\n'),
      note: 'Distances estimées, arrondies à 5 km. L’avion n’est montré que là où quelqu’un pourrait le prendre.',
    },
    {
      blockType: 'table',
      look: 'table',
      title: 'Les facteurs',
      intro:
        'En grammes de CO₂e par kilomètre et par personne, sauf pour la voiture, qui compte par véhicule. Ils viennent de l’ADEME.',
      caption: 'Facteurs d’émission par mode de transport, en grammes de CO₂e par kilomètre',
      cells: [
        'Mode | g par km | Ce qu’il contient | Source',
        `TGV | 2,93 | Électricité et construction | ${SOURCE}`,
        `Intercités et train de nuit | 8,98 | Traction électrique en majorité | ${SOURCE}`,
        `RER et Transilien | 9,78 | Île-de-France | ${SOURCE}`,
        `TER | 27,7 | Moyenne électrique et gazole | ${SOURCE}`,
        `Car | 37,6 | Gazole, remplissage moyen | ${SOURCE}`,
        `Voiture, par véhicule | 227,6 | Diesel compacte, fabrication comprise | Nos Gestes Climat 4.10`,
        `Avion, moins de 1 000 km | 224,6 | Traînées de condensation comprises | ${SOURCE}`,
        `Ferry, passager à pied | 109 | Siège, sans cabine ni voiture | Nos Gestes Climat 4.10`,
      ].join('\n'),
      note: 'Aucun facteur français n’existe pour le train de nuit : on prend celui des Intercités. Pour l’avion court, trois chiffres de l’ADEME circulent, de 200 à 300.',
    },
    {
      blockType: 'text',
      words: [
        { heading: 'Les distances', level: 2 },
        'Quand on connaît le trajet, on relève la longueur de la ligne. Sinon on l’estime : la distance à vol d’oiseau, augmentée de 20 % en train et de 50 % en car, plus 95 km de détours en avion. Le premier chiffre d’une page part de Paris, et le dit.',
      ],
    },
    {
      blockType: 'figures',
      look: 'pledges',
      title: 'Les limites',
      items: [
        {
          figure: '± 15 %',
          label: 'Ton car n’est pas la moyenne',
          text: 'À moitié vide, un car émet deux fois plus par personne. On prend la moyenne.',
        },
        {
          figure: 'Frontière',
          label: 'L’électricité change à la frontière',
          text: 'Un train allemand n’a pas la même électricité. On applique le facteur du pays quand il existe, et on le dit sinon.',
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
