import sharp from 'sharp'
import { bust, type Look } from './avatar-parts'
import { element } from './core/shapes'
import { rasterize } from './rasterize'
import { renderPoster, type Drawing } from './render-poster'

/** Pixels of a guide's portrait. */
export const PORTRAIT = { width: 640, height: 800 } as const

/** What is drawn of the poster, and the part of it that shows: the land behind who stands in its middle. */
const LAND = { width: 1200, height: 800, left: 280 } as const
/** The bust, at this size, stands on the lower edge. */
const BUST = { width: 400, height: 500, scale: 1.472 } as const

/** How a guide looks, and the land of theirs that they stand before. */
export const GUIDE_PORTRAITS: Record<string, { look: Look; land: Drawing }> = {
  'maelle-perrillat': {
    look: {
      skin: '#efc29c',
      hair: '#5a3321',
      back: 'braids',
      front: 'swept',
      hat: ['bobble', '#ff7a4f', '#d9481c'],
      jacket: '#2b6654',
      inner: '#cbd84e',
      strap: '#103029',
    },
    land: { scene: 'summit', palette: 'dawn', seed: 'maelle-1', accents: ['tent'] },
  },
  'yann-le-goff': {
    look: {
      skin: '#e9b78f',
      hair: '#b9b4ac',
      front: 'wave',
      beard: '#b9b4ac',
      brow: '#8d8880',
      jacket: '#155b73',
      inner: '#ffe2d5',
      strap: '#d9481c',
    },
    land: { scene: 'cliffs', palette: 'noon', seed: 'yann-2', accents: ['lighthouse'] },
  },
  'ingrid-solberg': {
    look: {
      skin: '#f3d2b6',
      hair: '#e0b36a',
      back: 'long',
      brow: '#b98a45',
      hat: ['beanie', '#155b73', '#0d3a4a'],
      jacket: '#ad3510',
      inner: '#ffe2d5',
      strap: '#0b2822',
    },
    land: { scene: 'aurora', palette: 'night', seed: 'ingrid-4', accents: ['cabin'] },
  },
  'marco-de-luca': {
    look: {
      skin: '#dba67e',
      hair: '#2b1a12',
      beard: '#2b1a12',
      glasses: 'sun',
      hat: ['helmet', '#ff7a4f', '#ad3510'],
      jacket: '#103029',
      inner: '#ff9268',
      strap: '#3f7d69',
    },
    land: { scene: 'glacier', palette: 'golden', seed: 'marco-3', accents: ['climbers'] },
  },
  'aurelie-chabert': {
    look: {
      skin: '#f0c9a8',
      hair: '#8b3f1c',
      back: 'pony',
      front: 'swept',
      hat: ['band', '#cbd84e', '#cbd84e'],
      jacket: '#155b73',
      inner: '#9ccbda',
      strap: '#0b2822',
    },
    land: { scene: 'skitour', palette: 'winter', seed: 'aurelie-2', accents: ['skiers'] },
  },
  'thomas-berger': {
    look: {
      skin: '#eec39f',
      hair: '#c9803c',
      front: 'short',
      glasses: 'round',
      hat: ['cap', '#2b6654', '#173f35'],
      jacket: '#d9481c',
      inner: '#ffe2d5',
      strap: '#0b2822',
      beard: '#c9803c',
    },
    land: { scene: 'grove', palette: 'autumn', seed: 'thomas-5', accents: ['cyclists'] },
  },
  'lina-haddad': {
    look: {
      skin: '#c58b62',
      hair: '#1c1c20',
      front: 'bun',
      jacket: '#3f7d69',
      inner: '#ffb193',
      strap: '#3f7d69',
    },
    land: { scene: 'jetty', palette: 'dawn', seed: 'lina-2', accents: [] },
  },
  'bastien-roux': {
    look: {
      skin: '#dba983',
      hair: '#3a2416',
      beard: '#5a3a22',
      hat: ['bucket', '#e0b36a', '#c9933f'],
      jacket: '#56600c',
      inner: '#ecf2be',
      strap: '#2b1a12',
    },
    land: { scene: 'meadow', palette: 'spring', seed: 'bastien-6', accents: ['donkey'] },
  },
  'katarina-novak': {
    look: {
      skin: '#f0c6a4',
      hair: '#c9a05a',
      back: 'bob',
      brow: '#9a7433',
      hat: ['helmet', '#cbd84e', '#7d8a12'],
      jacket: '#0d3a4a',
      inner: '#ff7a4f',
      strap: '#ff7a4f',
    },
    land: { scene: 'waterfall', palette: 'spring', seed: 'kata-3', accents: ['kayak'] },
  },
  'eilidh-macrae': {
    look: {
      skin: '#f6d5bd',
      hair: '#b3501f',
      back: 'curly',
      front: 'fringe',
      jacket: '#2b6654',
      inner: '#dbe574',
      strap: '#103029',
    },
    land: { scene: 'moor', palette: 'golden', seed: 'eilidh-3', accents: ['sheep'] },
  },
}

/** A guide before the land of theirs, as a WebP file. */
export const renderGuidePortrait = async ({ look, land }: { look: Look; land: Drawing }): Promise<Buffer> => {
  const { data, ...size } = await rasterize({ svg: renderPoster({ ...land, ...LAND }), ...LAND })
  return sharp(data, { raw: { ...size, channels: 3 } })
    .extract({ left: LAND.left, top: 0, ...PORTRAIT })
    .composite([{ input: Buffer.from(bustSvg(look)) }])
    .removeAlpha()
    .webp({ quality: 84 })
    .toBuffer()
}

/** Somebody on nothing, to be laid over their land. */
const bustSvg = (look: Look): string => {
  const { width, height, scale } = BUST
  const x = (PORTRAIT.width - width * scale) / 2
  const transform = `translate(${String(x)} ${String(PORTRAIT.height - height * scale)}) scale(${String(scale)})`
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', ...PORTRAIT, viewBox: `0 0 ${PORTRAIT.width} ${PORTRAIT.height}` },
    element('g', { transform }, bust(look)),
  )
}
