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

/** Guides without a page, who lead what the others are not free for. */
export const RELIEF_GUIDES = [
  { slug: 'noemie-lacroix', fullName: 'Noémie Lacroix' },
  { slug: 'etienne-vasseur', fullName: 'Étienne Vasseur' },
  { slug: 'sven-lindqvist', fullName: 'Sven Lindqvist' },
  { slug: 'clara-fontaine', fullName: 'Clara Fontaine' },
  { slug: 'hamid-benali', fullName: 'Hamid Benali' },
  { slug: 'giulia-moretti', fullName: 'Giulia Moretti' },
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
    facts: ['11 départs guidés', 'Depuis 2019'],
    languages: ['fr', 'en'],
    diplomas: [
      { year: 2017, title: 'Diplôme d’État d’accompagnateur en moyenne montagne' },
      { year: 2018, title: 'Licence de botanique' },
      { year: 2024, title: 'Recyclage neige et avalanches' },
      { year: 2026, title: 'Premiers secours en équipe, niveau 2' },
    ],
  },
  {
    slug: 'yann-le-goff',
    firstName: 'Yann',
    fullName: 'Yann Le Goff',
    jobTitle: 'Moniteur de kayak de mer et de voile',
    biography:
      'Né à Paimpol, Yann lit la marée comme d’autres lisent le journal. Il a longé à la pagaie toutes les côtes de la Manche.',
    facts: ['34 départs guidés', 'Depuis 2018'],
    languages: ['fr', 'br', 'en'],
    diplomas: [
      { year: 2012, title: 'Brevet d’État de voile' },
      { year: 2016, title: 'Diplôme d’État de canoë-kayak, mer' },
      { year: 2025, title: 'Premiers secours en équipe, niveau 2' },
    ],
  },
  {
    slug: 'ingrid-solberg',
    firstName: 'Ingrid',
    fullName: 'Ingrid Solberg',
    jobTitle: 'Guide polaire et meneuse de chiens',
    biography:
      'Ingrid vit entre Tromsø et Annecy. Trente-deux huskies, deux traversées du Finnmark et un rire qui porte loin sur la neige.',
    facts: ['41 départs guidés', 'Depuis 2018'],
    languages: ['no', 'fr', 'sv'],
    diplomas: [
      { year: 2011, title: 'Formation de guide nordique, Tromsø' },
      { year: 2015, title: 'Conduite d’attelages' },
      { year: 2025, title: 'Secours en milieu isolé' },
    ],
  },
  {
    slug: 'marco-de-luca',
    firstName: 'Marco',
    fullName: 'Marco De Luca',
    jobTitle: 'Guide de haute montagne UIAGM',
    biography:
      'Des Dolomites au Grand Paradis, Marco grimpe depuis qu’il marche. Il préfère une cordée qui rit à un sommet volé.',
    facts: ['57 départs guidés', 'Depuis 2018'],
    languages: ['it', 'fr', 'de'],
    diplomas: [
      { year: 2009, title: 'Diplôme de guide de haute montagne UIAGM' },
      { year: 2024, title: 'Recyclage secours en crevasse' },
    ],
  },
  {
    slug: 'aurelie-chabert',
    firstName: 'Aurélie',
    fullName: 'Aurélie Chabert',
    jobTitle: 'Guide de haute montagne, ski de randonnée',
    biography:
      'Aurélie a grandi à La Grave. Nivologue l’hiver, gardienne de refuge l’été, elle sait renoncer et l’explique très bien.',
    facts: ['38 départs guidés', 'Depuis 2019'],
    languages: ['fr', 'it'],
    diplomas: [
      { year: 2014, title: 'Diplôme d’État de guide de haute montagne' },
      { year: 2016, title: 'Formation de nivologue' },
      { year: 2025, title: 'Recyclage neige et avalanches' },
    ],
  },
  {
    slug: 'thomas-berger',
    firstName: 'Thomas',
    fullName: 'Thomas Berger',
    jobTitle: 'Moniteur de VTT et de gravel',
    biography:
      'Mécanicien avant d’être moniteur, Thomas répare un dérailleur avec une ficelle et connaît chaque fontaine entre Inverness et Annecy.',
    facts: ['26 départs guidés', 'Depuis 2020'],
    languages: ['fr', 'en'],
    diplomas: [
      { year: 2017, title: 'Diplôme d’État de moniteur de VTT' },
      { year: 2025, title: 'Premiers secours en équipe, niveau 1' },
    ],
  },
  {
    slug: 'lina-haddad',
    firstName: 'Lina',
    fullName: 'Lina Haddad',
    jobTitle: 'Professeure de yoga, méthode par le froid',
    biography:
      'Ancienne nageuse, Lina enseigne le yoga et le bain glacé au bord du lac d’Annecy. Personne ne sort de l’eau sans sourire.',
    facts: ['22 départs guidés', 'Depuis 2021'],
    languages: ['fr', 'ar', 'en'],
    diplomas: [
      { year: 2015, title: 'Formation de professeure de yoga, 500 heures' },
      { year: 2019, title: 'Surveillance de baignade' },
      { year: 2025, title: 'Premiers secours en équipe, niveau 1' },
    ],
  },
  {
    slug: 'bastien-roux',
    firstName: 'Bastien',
    fullName: 'Bastien Roux',
    jobTitle: 'Accompagnateur en montagne, familles et ânes',
    biography:
      'Père de trois enfants et de sept ânes, Bastien règle l’allure sur les plus petites jambes. Ses histoires de loups sont vraies, presque toutes.',
    facts: ['48 départs guidés', 'Depuis 2018'],
    languages: ['fr', 'es'],
    diplomas: [
      { year: 2010, title: 'Diplôme d’État d’accompagnateur en moyenne montagne' },
      { year: 2013, title: 'Brevet d’animateur, séjours d’enfants' },
      { year: 2026, title: 'Premiers secours en équipe, niveau 1' },
    ],
  },
  {
    slug: 'katarina-novak',
    firstName: 'Katarina',
    fullName: 'Katarina Novak',
    jobTitle: 'Guide d’eaux vives, Slovénie et Balkans',
    biography:
      'Katarina descend la Soča depuis l’âge de neuf ans. Championne de Slovénie de slalom, elle pilote un raft comme un vélo.',
    facts: ['29 départs guidés', 'Depuis 2020'],
    languages: ['sl', 'fr', 'it'],
    diplomas: [
      { year: 2013, title: 'Licence slovène de guide de rafting' },
      { year: 2017, title: 'Diplôme d’État d’eaux vives, par équivalence' },
      { year: 2025, title: 'Sauvetage en eaux vives' },
    ],
  },
  {
    slug: 'eilidh-macrae',
    firstName: 'Eilidh',
    fullName: 'Eilidh MacRae',
    jobTitle: 'Guide naturaliste, Écosse et Islande',
    biography:
      'Ornithologue à Skye, Eilidh reconnaît un plongeon à son dos. Elle connaît la météo une heure avant le ciel.',
    facts: ['33 départs guidés', 'Depuis 2019'],
    languages: ['en', 'fr', 'gd'],
    diplomas: [
      { year: 2014, title: 'Licence d’ornithologie' },
      { year: 2016, title: 'Qualification britannique de guide de montagne d’été' },
      { year: 2025, title: 'Secours en milieu isolé' },
    ],
  },
] as const
