import type { DemoPage } from './demo-page'

export const RAISON_D_ETRE: DemoPage = {
  slug: 'raison-d-etre',
  title: 'Marche beaucoup, vole peu',
  lead: 'Pourquoi Lagopède existe, ce qu’on promet, et ce qu’on rate.',
  picture: 'tour-du-mont-blanc-par-les-balcons',
  description:
    'Pourquoi et comment Lagopède organise des voyages sans avion : six engagements chiffrés, où va l’argent, et l’histoire de l’agence.',
  blocks: [
    {
      blockType: 'text',
      look: 'statement',
      words: [
        'Donner envie du dehors à celles et ceux qui n’y vont pas, et y aller d’une façon qui le laisse intact.',
        'Cette phrase a été écrite à huit autour d’une table, en 2018. On la relit chaque mois de janvier avec les guides. Elle sert à dire non : à une destination sans train, à un groupe de vingt, à une cascade où l’on fait la queue.',
        'Le lagopède alpin vit là-haut toute l’année. Il change de plumage, il marche, et il ne vole que s’il ne peut pas faire autrement. On a trouvé que c’était un bon programme.',
      ],
    },
    {
      blockType: 'figures',
      look: 'bars',
      title: '9,2 kg par voyageur',
      intro:
        'C’est le trajet moyen de porte à porte en 2025, aller et retour : moins de la moitié de 2019. On ne retire rien de ce chiffre, on essaie de le faire baisser.',
      items: [
        { figure: '21', label: '2019' },
        { figure: '18,5', label: '2020' },
        { figure: '16', label: '2021' },
        { figure: '13,8', label: '2022' },
        { figure: '11,9', label: '2023' },
        { figure: '10,1', label: '2024' },
        { figure: '9,2', label: '2025', state: 'kept' },
        { figure: '7', label: '2028', state: 'goal' },
      ],
      note: 'kg CO₂e par voyageur, trajet aller-retour. 2028 : l’objectif. Chiffres d’exemple.',
    },
    {
      blockType: 'figures',
      look: 'pledges',
      title: 'Six engagements, dont un raté',
      intro: 'Chacun a un chiffre, une date et un responsable. Ce qui ne marche pas est écrit aussi gros que le reste.',
      items: [
        {
          figure: '0 vol',
          label: 'Aucun billet d’avion dans nos prix',
          text: 'Depuis le premier départ, en 2018. On ne vend pas le billet, et on ne vend rien pour l’oublier.',
          state: 'kept',
        },
        {
          figure: '94 %',
          label: 'Voyageurs venus en train ou en car',
          text: 'Ils étaient 61 % en 2019. Objectif : 97 % en 2028, avec un trajet écrit pour chaque aventure.',
          state: 'under_way',
        },
        {
          figure: '68 €',
          label: 'Sur 100 € restent dans la vallée',
          text: 'Guides, refuges, loueurs, producteurs : à moins de 50 km du départ. Objectif tenu depuis 2023.',
          state: 'kept',
        },
        {
          figure: '71 %',
          label: 'De repas sans viande',
          text: 'Servis par défaut depuis 2024. Objectif : 75 % en 2026. Le saucisson de 6 h 10 reste au menu.',
          state: 'under_way',
        },
        {
          figure: '15 jours',
          label: 'Pour payer un guide après son départ',
          text: 'C’était 45 en 2020. Ni exclusivité, ni enchère entre guides.',
          state: 'kept',
        },
        {
          figure: '14',
          label: 'Voyageurs en Islande par le ferry',
          text: 'On en visait 60 en 2025. Sept jours de mer, c’est beaucoup demander. On continue, en plus petit.',
          state: 'missed',
        },
      ],
      note: 'Chiffres d’exemple, à remplacer par ceux des comptes de l’agence.',
    },
    {
      blockType: 'table',
      look: 'receipt',
      title: 'Où vont tes 640 €',
      intro:
        'Une place sur la traversée du Vercors, ligne par ligne : les montants des comptes 2025 (exemple), divisés par le nombre de voyageurs.',
      caption: 'Traversée du Vercors en bivouac, une place',
      cells: [
        'Poste | Montant',
        'Ta guide et sa préparation | 262 €',
        'Repas, cabane et navette | 141 €',
        'Équipe d’Annecy | 112 €',
        'Site, paiement, assurances | 44 €',
        'Matériel prêté | 38 €',
        'Ce qu’il nous reste, avant impôt | 31 €',
        'Réserve naturelle | 12 €',
        'Total | 640 €',
      ].join('\n'),
    },
    {
      blockType: 'steps',
      look: 'line',
      title: 'Depuis 2018, arrêt par arrêt',
      image: 'selection-au-bout-du-train-de-nuit',
      items: [
        {
          mark: '2018',
          title: 'Trois amis, une cuisine à Annecy',
          text: 'Claire, Paul et Simon organisent onze départs. Le premier bilan carbone tient sur une nappe.',
        },
        {
          mark: '2019',
          title: 'Le Vercors depuis un quai',
          text: 'Maëlle guide la première traversée sans voiture. Elle est toujours au catalogue.',
        },
        {
          mark: '2021',
          title: 'Les kilos à côté du prix',
          text: 'Chaque aventure affiche son bilan de porte à porte. Deux destinations quittent le catalogue.',
        },
        {
          mark: '2022',
          title: 'Les enfants montent à bord',
          text: 'Premiers séjours en famille, puis sans les parents l’été suivant.',
        },
        {
          mark: '2024',
          title: 'Quai 4',
          text: 'Le podcast naît dans un wagon-bar. On y enregistre encore.',
        },
        {
          mark: '2026',
          title: 'Dix guides à l’année',
          text: 'Dont Katarina, arrivée en novembre avec ses cartes de Slovénie.',
        },
      ],
    },
    {
      blockType: 'trips',
      title: 'Par où commencer',
      intro: 'Trois aventures qui partent d’un quai, parmi celles que les guides préfèrent.',
      source: 'query',
      types: ['adult'],
      sort: 'featured',
      limit: 3,
    },
    {
      blockType: 'call',
      title: 'Et maintenant ?',
      intro:
        'Lis comment on compte les kilos, rencontre celles et ceux qui marchent devant, ou dis-nous ce que tu en penses.',
      links: [
        { label: 'Comment on compte', href: '/bilan-carbone' },
        { label: 'Rencontrer les guides', href: '/our-guides' },
        { label: 'Nous écrire', href: '/collaborations#Contact-Us' },
      ],
    },
  ],
}
