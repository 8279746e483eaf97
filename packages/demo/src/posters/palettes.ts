/** Sky treatment. */
export type Mood = 'cirrus' | 'cumulus' | 'milkyWay' | 'plain' | 'rays' | 'rings' | 'stratus' | 'trails'

export type Pair = readonly [string, string]
export type Triple = readonly [string, string, string]

/** Limited colours, one set per light of day or season. Pairs are lit then shade unless said otherwise. */
export type Palette = {
  /** From zenith to horizon. */
  sky: readonly [string, string, string, string]
  disc: 'sun' | 'moon'
  sun: string
  halo: string
  /** Density, 0 to 1. */
  stars: number
  snowy?: boolean
  moods: readonly [Mood, ...Mood[]]
  cloud: Pair
  /** What distance fades into. */
  haze: string
  /** Silhouettes, from far to near. */
  ridge: Triple
  rock: Pair
  snow: Pair
  /** Conifers, from far to near. */
  forest: Triple
  /** Larches and broadleaves. */
  leaf: Pair
  grass: Pair
  flower: Pair
  /** Paths, sand, walls. */
  earth: Pair
  /** Far, then near. */
  water: Pair
  glint: string
  /** Darkest foreground. */
  ink: string
  /** Main and second colour of human touches. */
  accent: Pair
  /** Lamp light. */
  window: string
}

export const palettes = {
  dawn: {
    sky: ['#6f93ab', '#a9bcc0', '#f0cdb0', '#fbe6c8'],
    disc: 'sun',
    sun: '#fff3d9',
    halo: '#ffe2b8',
    stars: 0,
    moods: ['rings', 'stratus', 'cirrus'],
    cloud: ['#fdeedb', '#e7b7a2'],
    haze: '#f1d3bb',
    ridge: ['#b9b2bd', '#7d86a0', '#3e506d'],
    rock: ['#d7a48f', '#77718f'],
    snow: ['#fff0de', '#a7a9c6'],
    forest: ['#8a99a0', '#4f6d72', '#23424c'],
    leaf: ['#d9a765', '#8d7a56'],
    grass: ['#b5b37f', '#63806f'],
    flower: ['#f6d9d0', '#e0786a'],
    earth: ['#f0cfae', '#a98a80'],
    water: ['#f3d6bd', '#5d87a0'],
    glint: '#fff2dc',
    ink: '#1d2d40',
    accent: ['#d6492f', '#f2b84b'],
    window: '#ffd27a',
  },
  alpenglow: {
    sky: ['#3f5488', '#8a78a8', '#e29a9c', '#f8cfae'],
    disc: 'moon',
    sun: '#fdeede',
    halo: '#f6c3b0',
    stars: 0.12,
    moods: ['cirrus', 'stratus', 'plain'],
    cloud: ['#f7b9a4', '#b983a0'],
    haze: '#d79aa5',
    ridge: ['#b58aa6', '#6c5a8c', '#33315f'],
    rock: ['#ee8468', '#63507f'],
    snow: ['#ffc3a2', '#8273a6'],
    forest: ['#7d6a90', '#44476f', '#20264a'],
    leaf: ['#e39a63', '#8a5560'],
    grass: ['#8f7f86', '#4c4a70'],
    flower: ['#ffd9c2', '#f07f6e'],
    earth: ['#e0a294', '#7a5f82'],
    water: ['#efb3a4', '#454f84'],
    glint: '#ffe0c4',
    ink: '#17193a',
    accent: ['#f0573a', '#ffd166'],
    window: '#ffd98a',
  },
  noon: {
    sky: ['#3b8fc0', '#74b8d2', '#bfe0de', '#f3f0dc'],
    disc: 'sun',
    sun: '#fffbe6',
    halo: '#fdf6d2',
    stars: 0,
    moods: ['cumulus', 'cumulus', 'cirrus', 'plain'],
    cloud: ['#fffdf2', '#b9d6dd'],
    haze: '#cfe3df',
    ridge: ['#9fc0cb', '#5b8fa4', '#2a5f78'],
    rock: ['#e3d5b6', '#7690a0'],
    snow: ['#fffdf3', '#9dc1d6'],
    forest: ['#7fa99b', '#3f7f68', '#1d4f49'],
    leaf: ['#a9bd58', '#5b8a4c'],
    grass: ['#bcc866', '#5f9a5c'],
    flower: ['#fff6d8', '#ef6a4c'],
    earth: ['#f0dfb8', '#b79c78'],
    water: ['#a8d8d2', '#2a86a0'],
    glint: '#f6fbea',
    ink: '#15384a',
    accent: ['#e4532c', '#f4b93e'],
    window: '#ffe39a',
  },
  golden: {
    sky: ['#5b9a9c', '#b3c49a', '#f4d27e', '#fdeab8'],
    disc: 'sun',
    sun: '#fff6d4',
    halo: '#fde49c',
    stars: 0,
    moods: ['rays', 'rings', 'cirrus'],
    cloud: ['#fff0c4', '#e5b873'],
    haze: '#f3d892',
    ridge: ['#d3b77a', '#a67a4a', '#5a4536'],
    rock: ['#f0b763', '#8b6a5c'],
    snow: ['#fff2cd', '#bba58f'],
    forest: ['#a39a5c', '#5f6a3d', '#2c3d30'],
    leaf: ['#eab044', '#a87430'],
    grass: ['#dfbd57', '#8a8a42'],
    flower: ['#fff0c0', '#d8582f'],
    earth: ['#f6dca0', '#b58650'],
    water: ['#f5dc9a', '#4f8a86'],
    glint: '#fff6d2',
    ink: '#2a2622',
    accent: ['#c23b22', '#2f6f72'],
    window: '#fff0b0',
  },
  dusk: {
    sky: ['#232c5c', '#5c4f8c', '#c7708a', '#f7b183'],
    disc: 'sun',
    sun: '#ffd9a0',
    halo: '#f79a78',
    stars: 0.3,
    moods: ['stratus', 'rings', 'cirrus'],
    cloud: ['#f0988a', '#75568c'],
    haze: '#c77f92',
    ridge: ['#a26a92', '#5b4880', '#2a2757'],
    rock: ['#c9788a', '#4b4078'],
    snow: ['#f5c0b4', '#6f68a0'],
    forest: ['#6b527f', '#3a3868', '#191c42'],
    leaf: ['#d0806c', '#6d466c'],
    grass: ['#6c5c80', '#383a68'],
    flower: ['#ffc8a8', '#f0637a'],
    earth: ['#c98a8c', '#5e4a78'],
    water: ['#eb9d8c', '#343a74'],
    glint: '#ffd3a6',
    ink: '#121433',
    accent: ['#ff7a3d', '#ffd166'],
    window: '#ffcb6b',
  },
  night: {
    sky: ['#0a1630', '#14305a', '#245277', '#5d93a0'],
    disc: 'moon',
    sun: '#f7f0d6',
    halo: '#86b4b8',
    stars: 1,
    moods: ['plain', 'rings'],
    cloud: ['#5f8ba0', '#2c5374'],
    haze: '#4f8496',
    ridge: ['#41748c', '#254f70', '#112b4a'],
    rock: ['#5b88a0', '#1f3d5e'],
    snow: ['#c4dbe0', '#4c7496'],
    forest: ['#2f5e74', '#1a3d58', '#0b2038'],
    leaf: ['#5b8480', '#284f60'],
    grass: ['#35667a', '#183c58'],
    flower: ['#b8dcd8', '#e8b25c'],
    earth: ['#6f98a4', '#2a4c68'],
    water: ['#5b94a2', '#12325a'],
    glint: '#e6efd8',
    ink: '#061022',
    accent: ['#ff9a4a', '#f6d98c'],
    window: '#ffcf6e',
  },
  winter: {
    sky: ['#9dbccd', '#c3d6da', '#e9eae2', '#faf0e0'],
    disc: 'sun',
    sun: '#fffaec',
    halo: '#fff0d2',
    stars: 0,
    snowy: true,
    moods: ['plain', 'rings', 'cirrus'],
    cloud: ['#fffaf2', '#cfdbe0'],
    haze: '#e3e7e4',
    ridge: ['#bccdd6', '#86a5b8', '#4a7089'],
    rock: ['#cdd3d3', '#7593a8'],
    snow: ['#fffdf7', '#a9c3d6'],
    forest: ['#9db5bf', '#557a8c', '#24485a'],
    leaf: ['#d8c6a8', '#93978f'],
    grass: ['#fbf7ee', '#b4cbda'],
    flower: ['#ffffff', '#d2433a'],
    earth: ['#efe6d8', '#9fb0ba'],
    water: ['#d6e3e4', '#6f9db4'],
    glint: '#fffdf4',
    ink: '#1a3244',
    accent: ['#d2382c', '#f0b23c'],
    window: '#ffd98a',
  },
  autumn: {
    sky: ['#86abac', '#bccab4', '#efdcb4', '#faecd0'],
    disc: 'sun',
    sun: '#fff8e2',
    halo: '#fbe6b4',
    stars: 0,
    moods: ['cumulus', 'rays', 'cirrus'],
    cloud: ['#fff5e0', '#dcc7a4'],
    haze: '#ecdcbc',
    ridge: ['#bfb9a2', '#87908a', '#4b5b5c'],
    rock: ['#e4cda9', '#80808a'],
    snow: ['#fff8e9', '#b6bcc4'],
    forest: ['#b88f56', '#8c4f2c', '#4a2a22'],
    leaf: ['#eda331', '#c25c26'],
    grass: ['#d9a950', '#97743c'],
    flower: ['#ffe6b0', '#b8352a'],
    earth: ['#f0d7aa', '#aa7c56'],
    water: ['#e6d8b4', '#54808a'],
    glint: '#fff5da',
    ink: '#2b211f',
    accent: ['#b92f2a', '#2e7078'],
    window: '#ffdf94',
  },
  'midnight-sun': {
    sky: ['#7d93b6', '#c4aebb', '#f8c9a0', '#ffe7ae'],
    disc: 'sun',
    sun: '#f25b3c',
    halo: '#ffb482',
    stars: 0,
    moods: ['rings', 'stratus', 'rays'],
    cloud: ['#ffe0b8', '#e59a94'],
    haze: '#f3c3a4',
    ridge: ['#b39aa6', '#5f7c90', '#1f4a60'],
    rock: ['#f0a686', '#4f6f86'],
    snow: ['#ffe6cc', '#8fa0b8'],
    forest: ['#7d8e90', '#3a6670', '#133c4c'],
    leaf: ['#dba25c', '#8a8058'],
    grass: ['#b9ab72', '#52786c'],
    flower: ['#ffe8d0', '#ee6a58'],
    earth: ['#f3c9a4', '#a07f80'],
    water: ['#fbd3a6', '#4a7f98'],
    glint: '#fff0c8',
    ink: '#0f2c3c',
    accent: ['#e63f2b', '#ffd06a'],
    window: '#ffe08a',
  },
  mist: {
    sky: ['#b3c1bd', '#ccd4cb', '#e2e4d8', '#efeddf'],
    disc: 'sun',
    sun: '#fbf8ea',
    halo: '#f2efdd',
    stars: 0,
    moods: ['plain', 'stratus'],
    cloud: ['#f1f0e6', '#c3cdc6'],
    haze: '#e0e3d8',
    ridge: ['#bccac5', '#849c98', '#3f5c5c'],
    rock: ['#c6cbbf', '#7c8f8e'],
    snow: ['#f8f6ec', '#b3c3c3'],
    forest: ['#a3b5ae', '#5c7b75', '#22423f'],
    leaf: ['#b9b183', '#7c8a6a'],
    grass: ['#a9b594', '#647f70'],
    flower: ['#f2ead2', '#c8604a'],
    earth: ['#d9d3be', '#8f958a'],
    water: ['#d8ded5', '#6f9291'],
    glint: '#f7f6ea',
    ink: '#1c312f',
    accent: ['#c9542f', '#e0ac4a'],
    window: '#ffdf9a',
  },
  spring: {
    sky: ['#7fbfc6', '#aad8cf', '#dcebcb', '#fbf3d9'],
    disc: 'sun',
    sun: '#fffbe4',
    halo: '#fdf3c6',
    stars: 0,
    moods: ['cumulus', 'cirrus', 'rays'],
    cloud: ['#fffaf0', '#f0cfc6'],
    haze: '#dcead6',
    ridge: ['#a9cdc4', '#6aa39e', '#2f6a6c'],
    rock: ['#ead9c4', '#8d94a6'],
    snow: ['#fffaf0', '#b3cbd6'],
    forest: ['#8fbd9c', '#4b9070', '#1f5c50'],
    leaf: ['#f2b5b4', '#cf7f8c'],
    grass: ['#c8d777', '#6db072'],
    flower: ['#fff3ec', '#e5677e'],
    earth: ['#f4e2c2', '#bf9c84'],
    water: ['#c4e4d6', '#4098a0'],
    glint: '#fbfbe6',
    ink: '#1a4146',
    accent: ['#dd4b4b', '#f5bd48'],
    window: '#ffe6a0',
  },
} satisfies Record<string, Palette>

export type PaletteName = keyof typeof palettes

export const isKnownPalette = (name: string): name is PaletteName => Object.hasOwn(palettes, name)
