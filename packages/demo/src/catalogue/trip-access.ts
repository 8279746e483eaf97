import type { StatedMode } from '@/domain/carbon/access'

type Stretch = readonly [mode: StatedMode, label: string, km: number]

/** How one gets to a trip of the demo: the station that trains of France lead to, the stretches from there (kilometres on a map, none of them measured), and an airport to compare with. */
export type DemoAccess = {
  station: keyof typeof STATIONS
  approach: readonly Stretch[]
  airport: keyof typeof AIRPORTS | null
}

/** Name, latitude, longitude, and metres above the sea where they were looked up (docs/carbon.md says where). */
export const STATIONS = {
  grenoble: ['Grenoble', 45.1915, 5.7145, 212],
  strasbourg: ['Strasbourg', 48.585, 7.735, 143],
  bale: ['Bâle SNCF', 47.547, 7.5896, 277],
  modane: ['Modane', 45.1937, 6.6585, 1057],
  perpignan: ['Perpignan', 42.6961, 2.8794, null],
  hendaye: ['Hendaye', 43.3531, -1.7817, null],
  lille: ['Lille Europe', 50.6389, 3.0753, null],
  cherbourg: ['Cherbourg', 49.6331, -1.6213, null],
  marseille: ['Marseille Saint-Charles', 43.3027, 5.3806, 49],
  paimpol: ['Paimpol', 48.7767, -3.046, null],
  briancon: ['Briançon', 44.8897, 6.6317, 1203],
  nice: ['Nice-Ville', 43.7046, 7.2619, 16],
  annecy: ['Annecy', 45.9019, 6.1218, 449],
  saintclaude: ['Saint-Claude', 46.386, 5.862, null],
  leshouches: ['Les Houches', 45.8897, 6.7975, 980],
  montdauphin: ['Montdauphin-Guillestre', 44.6676, 6.62, null],
  lacharite: ['La Charité', 47.179, 3.027, null],
  montroc: ['Montroc-le-Planet', 46.001, 6.935, null],
  chambery: ['Chambéry-Challes-les-Eaux', 45.571, 5.9193, 270],
  manosque: ['Manosque-Gréoux-les-Bains', 43.827, 5.789, null],
  frasne: ['Frasne', 46.856, 6.159, null],
  clermont: ['Clermont-Ferrand', 45.7785, 3.1005, 358],
  metzeral: ['Metzeral', 48.012, 7.072, null],
  tyrosse: ['Saint-Vincent-de-Tyrosse', 43.66, -1.305, null],
  cassis: ['Cassis', 43.237, 5.559, null],
  arles: ['Arles', 43.6846, 4.632, null],
} as const

/** Name, latitude, longitude, kilometres to the meeting point. */
export const AIRPORTS = {
  kittila: ['Kittilä', 67.701, 24.8468, 60],
  tromso: ['Tromsø', 69.6833, 18.9189, 5],
  kiruna: ['Kiruna', 67.822, 20.3368, 100],
  bodo: ['Bodø', 67.2692, 14.3653, 5],
  innsbruck: ['Innsbruck', 47.2602, 11.344, 30],
  venise: ['Venise', 45.5053, 12.3519, 190],
  turin: ['Turin-Caselle', 45.2008, 7.6496, 110],
  ljubljana: ['Ljubljana', 46.2237, 14.4576, 110],
  inverness: ['Inverness', 57.5425, -4.0475, 15],
  nice: ['Nice-Côte d’Azur', 43.6584, 7.2159, 60],
  barcelone: ['Barcelone-El Prat', 41.2971, 2.0785, 130],
  bergen: ['Bergen', 60.2934, 5.2181, 190],
  geneve: ['Genève', 46.2381, 6.109, 90],
  zurich: ['Zurich', 47.4647, 8.5492, 200],
  stockholm: ['Stockholm-Arlanda', 59.6519, 17.9186, 80],
  lisbonne: ['Lisbonne', 38.7742, -9.1342, 160],
  glasgow: ['Glasgow', 55.8719, -4.4331, 20],
  manchester: ['Manchester', 53.3537, -2.275, 140],
  belfast: ['Belfast', 54.6575, -6.2158, 80],
  dublin: ['Dublin', 53.4213, -6.2701, 250],
  calvi: ['Calvi', 42.5244, 8.793, 15],
  corfou: ['Corfou', 39.6019, 19.9117, 5],
  marseille: ['Marseille-Provence', 43.4393, 5.2214, 50],
  munich: ['Munich', 48.3538, 11.7861, 160],
  biarritz: ['Biarritz-Pays Basque', 43.4684, -1.5231, 40],
  lyon: ['Lyon-Saint-Exupéry', 45.7256, 5.0811, 100],
  clermont: ['Clermont-Ferrand', 45.7867, 3.1692, 15],
} as const

const TO_STOCKHOLM: readonly Stretch[] = [
  ['train_abroad', 'Strasbourg – Hambourg', 700],
  ['train_abroad', 'Hambourg – Stockholm, de nuit', 1080],
]
const TO_OSLO: readonly Stretch[] = [
  ['train_abroad', 'Strasbourg – Hambourg', 700],
  ['train_abroad', 'Hambourg – Copenhague', 480],
  ['train_abroad', 'Copenhague – Oslo par Göteborg', 690],
]
const TO_LONDON: readonly Stretch[] = [['train_abroad', 'Lille – Londres', 270]]
const TO_KOLARI: readonly Stretch[] = [
  ...TO_STOCKHOLM,
  ['ferry', 'Stockholm – Turku', 300],
  ['train_abroad', 'Turku – Kolari par Helsinki', 1185],
  ['minibus', 'Kolari – Äkäslompolo', 40],
]
const TO_HIRTSHALS: readonly Stretch[] = [
  ['train_abroad', 'Strasbourg – Hambourg', 700],
  ['train_abroad', 'Hambourg – Hirtshals par Aalborg', 565],
]

export const DEMO_ACCESS: Record<string, DemoAccess> = {
  'traversee-du-vercors-en-bivouac': {
    station: 'grenoble',
    approach: [['coach', 'Bus T64, Grenoble – Corrençon', 40]],
    airport: 'lyon',
  },
  'via-ferrata-et-refuges-des-dolomites': {
    station: 'strasbourg',
    approach: [
      ['train_abroad', 'Strasbourg – Munich', 400],
      ['train_abroad', 'Munich – Villabassa par le Brenner', 335],
    ],
    airport: 'venise',
  },
  'chiens-de-traineau-sous-les-aurores': { station: 'strasbourg', approach: TO_KOLARI, airport: 'kittila' },
  'kayak-de-mer-dans-les-iles-de-brehat': {
    station: 'paimpol',
    approach: [['bus', 'Bus 25, Paimpol – l’Arcouest', 6]],
    airport: null,
  },
  'premiers-4000-au-grand-paradis': {
    station: 'modane',
    approach: [
      ['train_abroad', 'Modane – Turin', 105],
      ['train_abroad', 'Turin – Aoste', 130],
    ],
    airport: 'turin',
  },
  'voile-et-ski-dans-les-alpes-de-lyngen': {
    station: 'strasbourg',
    approach: [
      ...TO_STOCKHOLM,
      ['train_abroad', 'Stockholm – Narvik, de nuit', 1540],
      ['coach', 'Bus 100, Narvik – Tromsø', 230],
    ],
    airport: 'tromso',
  },
  'haute-route-des-ecrins-a-ski-de-randonnee': {
    station: 'grenoble',
    approach: [['coach', 'Bus Zou!, Grenoble – Villar-d’Arène', 82]],
    airport: 'lyon',
  },
  'de-la-soca-au-triglav-trek-en-slovenie': {
    station: 'strasbourg',
    approach: [
      ['train_abroad', 'Strasbourg – Munich', 400],
      ['train_abroad', 'Munich – Most na Soči par Ljubljana', 560],
    ],
    airport: 'ljubljana',
  },
  'les-highlands-en-gravel-d-inverness-a-skye': {
    station: 'lille',
    approach: [...TO_LONDON, ['train_abroad', 'Londres – Inverness, de nuit', 910]],
    airport: 'inverness',
  },
  'cinq-jours-avec-les-anes-du-mercantour': {
    station: 'nice',
    approach: [['coach', 'Bus 90, Nice – Saint-Martin-Vésubie', 65]],
    airport: 'nice',
  },
  'rafting-et-canyoning-sur-la-soca': {
    station: 'strasbourg',
    approach: [
      ['train_abroad', 'Strasbourg – Munich', 400],
      ['train_abroad', 'Munich – Most na Soči par Ljubljana', 560],
    ],
    airport: 'ljubljana',
  },
  'kungsleden-la-voie-royale-de-laponie': {
    station: 'strasbourg',
    approach: [...TO_STOCKHOLM, ['train_abroad', 'Stockholm – Abisko, de nuit', 1460]],
    airport: 'kiruna',
  },
  'yoga-et-bain-glace-au-bord-du-lac-d-annecy': {
    station: 'annecy',
    approach: [['bus', 'Bus, Annecy – Menthon-Saint-Bernard', 10]],
    airport: null,
  },
  'cascades-de-glace-a-cogne': {
    station: 'modane',
    approach: [
      ['train_abroad', 'Modane – Turin', 105],
      ['train_abroad', 'Turin – Aoste', 130],
      ['coach', 'Bus, Aoste – Cogne', 27],
    ],
    airport: 'turin',
  },
  'kayak-et-sommets-des-lofoten': {
    station: 'strasbourg',
    approach: [...TO_OSLO, ['train_abroad', 'Oslo – Bodø par Trondheim', 1280], ['ferry', 'Bodø – Moskenes', 100]],
    airport: 'bodo',
  },
  'petits-trappeurs-du-haut-jura': {
    station: 'saintclaude',
    approach: [['minibus', 'Saint-Claude – le camp', 15]],
    airport: null,
  },
  'canyons-de-la-sierra-de-guara': {
    station: 'perpignan',
    approach: [
      ['train_abroad', 'Perpignan – Barcelone', 200],
      ['train_abroad', 'Barcelone – Monzón par Lérida', 245],
      ['minibus', 'Monzón – Alquézar', 45],
    ],
    airport: 'barcelone',
  },
  'le-laugavegur-et-l-islande-par-la-mer': { station: 'strasbourg', approach: TO_HIRTSHALS, airport: null },
  'tour-du-mont-blanc-par-les-balcons': { station: 'leshouches', approach: [], airport: 'geneve' },
  'escalade-au-soleil-de-siurana': {
    station: 'perpignan',
    approach: [
      ['train_abroad', 'Perpignan – Barcelone', 200],
      ['train_abroad', 'Barcelone – Reus', 110],
      ['minibus', 'Reus – Cornudella', 35],
    ],
    airport: 'barcelone',
  },
  'les-glaciers-du-vatnajokull-a-ski': { station: 'strasbourg', approach: TO_HIRTSHALS, airport: null },
  'raquettes-et-ciel-etoile-dans-le-queyras': {
    station: 'montdauphin',
    approach: [['coach', 'Bus, Montdauphin – Saint-Véran', 34]],
    airport: null,
  },
  'la-rota-vicentina-entre-falaises-et-vagues': {
    station: 'hendaye',
    approach: [
      ['train_abroad', 'Hendaye – Madrid', 640],
      ['train_abroad', 'Madrid – Lisbonne par Badajoz', 750],
      ['minibus', 'Lisbonne – Porto Covo', 165],
    ],
    airport: 'lisbonne',
  },
  'la-west-highland-way-a-pied': {
    station: 'lille',
    approach: [...TO_LONDON, ['train_abroad', 'Londres – Milngavie par Glasgow, de nuit', 657]],
    airport: 'glasgow',
  },
  'canoe-sur-la-loire-sauvage': {
    station: 'lacharite',
    approach: [['walk', 'À pied jusqu’au quai', 1]],
    airport: null,
  },
  'haute-route-de-chamonix-a-zermatt': { station: 'montroc', approach: [], airport: 'geneve' },
  'kite-ski-sur-le-hardangervidda': {
    station: 'strasbourg',
    approach: [...TO_OSLO, ['train_abroad', 'Oslo – Finse', 300]],
    airport: 'bergen',
  },
  'base-camp-en-chartreuse': {
    station: 'chambery',
    approach: [['coach', 'Car, Chambéry – Saint-Pierre-d’Entremont', 25]],
    airport: null,
  },
  'ski-de-fond-et-biathlon-en-engadine': {
    station: 'bale',
    approach: [['train_abroad', 'Bâle – Pontresina par Coire', 300]],
    airport: 'zurich',
  },
  'l-archipel-de-stockholm-en-kayak': {
    station: 'strasbourg',
    approach: [...TO_STOCKHOLM, ['coach', 'Bus 433, Stockholm – Stavsnäs', 50]],
    airport: 'stockholm',
  },
  'le-verdon-en-paddle-et-packraft': {
    station: 'manosque',
    approach: [['minibus', 'Manosque – Esparron', 35]],
    airport: 'marseille',
  },
  'la-grande-traversee-du-jura-a-ski-nordique': {
    station: 'frasne',
    approach: [['minibus', 'Frasne – le départ', 25]],
    airport: null,
  },
  'le-sarek-en-packraft': {
    station: 'strasbourg',
    approach: [
      ...TO_STOCKHOLM,
      ['train_abroad', 'Stockholm – Gällivare, de nuit', 1310],
      ['coach', 'Bus, Gällivare – Ritsem', 185],
    ],
    airport: 'kiruna',
  },
  'gravel-sur-les-routes-blanches-du-massif-central': { station: 'clermont', approach: [], airport: 'clermont' },
  'luge-et-raquettes-au-tyrol-en-famille': {
    station: 'bale',
    approach: [
      ['train_abroad', 'Bâle – Zurich – Innsbruck', 370],
      ['train_abroad', 'Innsbruck – Steinach', 25],
    ],
    airport: 'innsbruck',
  },
  'cani-rando-et-cani-kart-dans-le-vercors': {
    station: 'grenoble',
    approach: [['coach', 'Bus T65, Grenoble – Autrans', 36]],
    airport: null,
  },
  'trail-sur-les-volcans-d-auvergne': {
    station: 'clermont',
    approach: [['bus', 'Bus B, Clermont – Royat', 5]],
    airport: 'clermont',
  },
  'le-danube-a-velo-de-passau-a-vienne': {
    station: 'strasbourg',
    approach: [['train_abroad', 'Strasbourg – Passau par Francfort', 670]],
    airport: 'munich',
  },
  'lacs-froids-du-lake-district': {
    station: 'lille',
    approach: [
      ...TO_LONDON,
      ['train_abroad', 'Londres – Windermere', 386],
      ['bus', 'Bus 555, Windermere – Grasmere', 14],
    ],
    airport: 'manchester',
  },
  'cueillette-et-sylvotherapie-dans-les-vosges': { station: 'metzeral', approach: [], airport: null },
  'la-foret-noire-en-vtt': {
    station: 'strasbourg',
    approach: [['train_abroad', 'Strasbourg – Fribourg par Offenbourg', 85]],
    airport: null,
  },
  'l-eryri-de-crete-en-crete': {
    station: 'lille',
    approach: [
      ...TO_LONDON,
      ['train_abroad', 'Londres – Betws-y-Coed', 385],
      ['bus', 'Bus S1, Betws-y-Coed – Capel Curig', 9],
    ],
    airport: 'manchester',
  },
  'cabanes-et-vagues-dans-les-landes': {
    station: 'tyrosse',
    approach: [['coach', 'Bus 7, Tyrosse – Seignosse', 16]],
    airport: 'biarritz',
  },
  'grands-cols-des-alpes-a-velo-de-route': { station: 'annecy', approach: [], airport: null },
  'la-chaussee-des-geants-a-pied': {
    station: 'lille',
    approach: [
      ...TO_LONDON,
      ['train_abroad', 'Londres – Holyhead', 425],
      ['ferry', 'Holyhead – Dublin', 110],
      ['train_abroad', 'Dublin – Belfast', 180],
      ['minibus', 'Belfast – la Chaussée', 95],
    ],
    airport: 'belfast',
  },
  'gr20-de-calenzana-a-vizzavona': {
    station: 'marseille',
    approach: [
      ['walk', 'À pied jusqu’au port', 2],
      ['ferry', 'Marseille – L’Île-Rousse', 310],
      ['minibus', 'L’Île-Rousse – Calenzana', 30],
    ],
    airport: 'calvi',
  },
  'voile-et-wingfoil-dans-les-iles-ioniennes': {
    station: 'modane',
    approach: [
      ['train_abroad', 'Modane – Milan', 255],
      ['train_abroad', 'Milan – Bari, de nuit', 870],
      ['ferry', 'Bari – Corfou', 330],
    ],
    airport: 'corfou',
  },
  'connemara-a-velo-et-en-kitesurf': {
    station: 'cherbourg',
    approach: [
      ['ferry', 'Cherbourg – Dublin', 680],
      ['train_abroad', 'Dublin – Galway', 210],
      ['minibus', 'Galway – Clifden', 80],
    ],
    airport: 'dublin',
  },
  'apnee-et-silence-dans-les-calanques': {
    station: 'cassis',
    approach: [['bus', 'Bus M01, gare – port', 4]],
    airport: 'marseille',
  },
  'premiere-cordee-au-val-d-aoste': {
    station: 'modane',
    approach: [
      ['train_abroad', 'Modane – Turin', 105],
      ['train_abroad', 'Turin – Hône-Bard', 85],
    ],
    airport: 'turin',
  },
  'base-camp-dans-les-ardennes-belges': {
    station: 'lille',
    approach: [['train_abroad', 'Lille – Marche-en-Famenne par Namur', 190]],
    airport: null,
  },
  'a-cheval-en-camargue': {
    station: 'arles',
    approach: [['coach', 'Bus 20, Arles – Saintes-Maries-de-la-Mer', 38]],
    airport: null,
  },
  'premiere-neige-en-laponie-finlandaise': { station: 'strasbourg', approach: TO_KOLARI, airport: 'kittila' },
}
