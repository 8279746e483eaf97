/** The ten activity categories of the product and their activities, in display order. */
export const ACTIVITY_CATEGORIES = [
  { title: 'A pieds', icon: 'footprints', activities: ['Randonnée', 'Trail', 'Trek'] },
  { title: 'A vélo', icon: 'bike', activities: ['Gravel', 'Vélo', 'Vélo de route', 'VTT'] },
  {
    title: 'Pleine nature',
    icon: 'leaf',
    activities: ['Bivouac', 'Cueillette de plantes', 'Observation de la faune', 'Photographie', 'Survie', 'Astronomie'],
  },
  {
    title: 'Ressourcement',
    icon: 'flower',
    activities: [
      'Bain glacé',
      'Méditation',
      'Plongée en apnée',
      'Renforcement par le froid',
      'Sylvothérapie',
      'Yoga',
      'Wim-Hof',
    ],
  },
  {
    title: 'Lacs et rivières',
    icon: 'waves',
    activities: ['Canoë-Kayak', 'Canyoning', 'Paddle', 'Rafting', 'Packraft'],
  },
  {
    title: 'Alpinisme et escalade',
    icon: 'pickaxe',
    activities: ['Alpinisme', 'Cascade de glace', 'Escalade', 'Via ferrata'],
  },
  {
    title: 'Neige',
    icon: 'snowflake',
    activities: [
      'Biathlon',
      'Kite ski',
      'Raquettes à neige',
      'Ski de fond',
      'Ski nordique',
      'Luge',
      'Ski de randonnée',
      'Splitboard',
    ],
  },
  { title: 'Mers et Océans', icon: 'sailboat', activities: ['Kayak de mer', 'Kitesurf', 'Surf', 'Voile', 'Wingfoil'] },
  {
    title: 'Avec des animaux',
    icon: 'paw',
    activities: ['Cani rando', 'Chiens de traîneau', 'Equitation', 'Cani-Kart'],
  },
  { title: 'Autres', icon: 'trees', activities: ['Accrobranche'] },
] as const

export const ACCOMMODATION_TYPES = [
  'Bivouac',
  'Refuge',
  'Gîte',
  'Cabane',
  'Tente',
  'Yourte',
  'Hôtel',
  'Auberge',
  'Chalet',
  'Bateau',
  'Igloo',
  'Chez l’habitant',
] as const

/** Countries of the catalogue, by code. Codes with a hyphen have a flag of their own. */
export const COUNTRIES = [
  { code: 'FR', name: 'France' },
  { code: 'IT', name: 'Italie' },
  { code: 'CH', name: 'Suisse' },
  { code: 'ES', name: 'Espagne' },
  { code: 'PT', name: 'Portugal' },
  { code: 'AT', name: 'Autriche' },
  { code: 'DE', name: 'Allemagne' },
  { code: 'SI', name: 'Slovénie' },
  { code: 'NO', name: 'Norvège' },
  { code: 'SE', name: 'Suède' },
  { code: 'FI', name: 'Finlande' },
  { code: 'IS', name: 'Islande' },
  { code: 'GB-SCT', name: 'Écosse' },
  { code: 'GB-ENG', name: 'Angleterre' },
  { code: 'GB-WLS', name: 'Pays de Galles' },
  { code: 'GB-NIR', name: 'Irlande du Nord' },
  { code: 'IE', name: 'Irlande' },
  { code: 'BE', name: 'Belgique' },
  { code: 'GR', name: 'Grèce' },
] as const

/** The ten guides of the demo catalogue. */
export const GUIDES = [
  {
    slug: 'maelle-perrillat',
    firstName: 'Maëlle',
    fullName: 'Maëlle Perrillat',
    jobTitle: 'Accompagnatrice en montagne, Vercors et Jura',
    biography:
      'Botaniste de formation, Maëlle a compilé les sentes du Vercors pendant dix ans avant de guider. Elle cuisine le meilleur dahl au-dessus de 1 800 mètres.',
    facts: ['Français, anglais', '11 départs guidés', 'Depuis 2019'],
  },
  {
    slug: 'yann-le-goff',
    firstName: 'Yann',
    fullName: 'Yann Le Goff',
    jobTitle: 'Moniteur de kayak de mer et de voile',
    biography:
      'Né à Paimpol, Yann lit la marée comme d’autres lisent le journal. Il a longé à la pagaie toutes les côtes de la Manche.',
    facts: ['Français, breton, anglais', '34 départs guidés', 'Depuis 2018'],
  },
  {
    slug: 'ingrid-solberg',
    firstName: 'Ingrid',
    fullName: 'Ingrid Solberg',
    jobTitle: 'Guide polaire et meneuse de chiens',
    biography:
      'Ingrid vit entre Tromsø et Annecy. Trente-deux huskies, deux traversées du Finnmark et un rire qui porte loin sur la neige.',
    facts: ['Norvégien, français, suédois', '41 départs guidés', 'Depuis 2018'],
  },
  {
    slug: 'marco-de-luca',
    firstName: 'Marco',
    fullName: 'Marco De Luca',
    jobTitle: 'Guide de haute montagne UIAGM',
    biography:
      'Des Dolomites au Grand Paradis, Marco grimpe depuis qu’il marche. Il préfère une cordée qui rit à un sommet volé.',
    facts: ['Italien, français, allemand', '57 départs guidés', 'Depuis 2018'],
  },
  {
    slug: 'aurelie-chabert',
    firstName: 'Aurélie',
    fullName: 'Aurélie Chabert',
    jobTitle: 'Guide de haute montagne, ski de randonnée',
    biography:
      'Aurélie a grandi à La Grave. Nivologue l’hiver, gardienne de refuge l’été, elle sait renoncer et l’explique très bien.',
    facts: ['Français, italien', '38 départs guidés', 'Depuis 2019'],
  },
  {
    slug: 'thomas-berger',
    firstName: 'Thomas',
    fullName: 'Thomas Berger',
    jobTitle: 'Moniteur de VTT et de gravel',
    biography:
      'Mécanicien avant d’être moniteur, Thomas répare un dérailleur avec une ficelle et connaît chaque fontaine entre Inverness et Annecy.',
    facts: ['Français, anglais', '26 départs guidés', 'Depuis 2020'],
  },
  {
    slug: 'lina-haddad',
    firstName: 'Lina',
    fullName: 'Lina Haddad',
    jobTitle: 'Professeure de yoga, méthode par le froid',
    biography:
      'Ancienne nageuse, Lina enseigne le yoga et le bain glacé au bord du lac d’Annecy. Personne ne sort de l’eau sans sourire.',
    facts: ['Français, arabe, anglais', '22 départs guidés', 'Depuis 2021'],
  },
  {
    slug: 'bastien-roux',
    firstName: 'Bastien',
    fullName: 'Bastien Roux',
    jobTitle: 'Accompagnateur en montagne, familles et ânes',
    biography:
      'Père de trois enfants et de sept ânes, Bastien règle l’allure sur les plus petites jambes. Ses histoires de loups sont vraies, presque toutes.',
    facts: ['Français, espagnol', '48 départs guidés', 'Depuis 2018'],
  },
  {
    slug: 'katarina-novak',
    firstName: 'Katarina',
    fullName: 'Katarina Novak',
    jobTitle: 'Guide d’eaux vives, Slovénie et Balkans',
    biography:
      'Katarina descend la Soča depuis l’âge de neuf ans. Championne de Slovénie de slalom, elle pilote un raft comme un vélo.',
    facts: ['Slovène, français, italien', '29 départs guidés', 'Depuis 2020'],
  },
  {
    slug: 'eilidh-macrae',
    firstName: 'Eilidh',
    fullName: 'Eilidh MacRae',
    jobTitle: 'Guide naturaliste, Écosse et Islande',
    biography:
      'Ornithologue à Skye, Eilidh reconnaît un plongeon à son dos. Elle connaît la météo une heure avant le ciel.',
    facts: ['Anglais, français, gaélique', '33 départs guidés', 'Depuis 2019'],
  },
] as const
