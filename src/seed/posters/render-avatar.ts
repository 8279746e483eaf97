import sharp from 'sharp'
import { backHair, bust, features, frontHair } from './avatar-parts'
import { Random } from './core/random'
import { element, rect } from './core/shapes'

const SIZE = 160

const skins = [
  '#f3cfae',
  '#f0c4a0',
  '#e8b48c',
  '#d9a27a',
  '#c98e63',
  '#a9713f',
  '#8a5a3c',
  '#7a4a30',
  '#5c3826',
] as const
const hairs = ['#2b1a12', '#3a2416', '#5a3a22', '#8b3f1c', '#c9803c', '#e0b36a', '#b9b4ac', '#1c1c20'] as const
const darkHairs = ['#2b1a12', '#1c1c20', '#3a2416'] as const
const grounds = ['#ffb193', '#bdd5c9', '#ff9268', '#ffe2d5', '#d7ebf1', '#ecf2be', '#dbe574'] as const
const jackets = ['#2b6654', '#ad3510', '#0b2822', '#103029', '#0d3a4a', '#155b73', '#56600c', '#d9481c'] as const
const hats = ['#ff7a4f', '#155b73', '#cbd84e', '#2b6654', '#d9481c'] as const

type FrontHair = keyof typeof frontHair
type BackHair = keyof typeof backHair

/** Haircuts as worn together; the first ones suit a woman, the last ones a man, the others anybody. */
const cuts: Record<'woman' | 'man', readonly [[BackHair, FrontHair], ...[BackHair, FrontHair][]]> = {
  woman: [
    ['long', 'fringe'],
    ['none', 'bun'],
    ['long', 'swept'],
    ['braids', 'swept'],
    ['none', 'curls'],
  ],
  man: [
    ['none', 'short'],
    ['none', 'cropped'],
    ['none', 'swept'],
    ['none', 'curls'],
    ['none', 'bald'],
  ],
}

/** The same seed is always the same person; guides wear hats and the agency's jacket. */
export type Portrait = { seed: string; role: 'guide' | 'customer'; look?: 'woman' | 'man' }

/** A small flat portrait as an SVG document. */
export function portraitSvg({ seed, role, look }: Portrait) {
  const rng = new Random(`avatar/${seed}`)
  const wears = look ?? rng.pick(['woman', 'man'])
  const skin = rng.pick(skins)
  const hair = skins.indexOf(skin) > 4 ? rng.pick(darkHairs) : rng.pick(hairs)
  const ground = rng.pick(grounds)
  const jacket = role === 'guide' ? '#0d3a4a' : rng.pick(jackets)
  const [back, cut] = rng.pick(cuts[wears])
  const hat = role === 'guide' && rng.chance(0.6) ? rng.pick(['beanie', 'cap'] as const) : undefined
  const hasBeard = wears === 'man' && rng.chance(0.4)
  const hasGlasses = rng.chance(0.16)
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: SIZE, height: SIZE, viewBox: '0 0 100 100' },
    [
      rect(0, 0, 100, 100, ground),
      backHair[back](hair),
      bust({ skin, jacket, collar: role === 'guide' ? '#ff7a4f' : undefined }),
      hasBeard ? features.beard(hair) : '',
      hat ? frontHair[hat](rng.pick(hats)) : frontHair[cut](hair),
      hasGlasses ? features.glasses() : '',
    ].join(''),
  )
}

/** A portrait as a WebP file, 160 pixels square. */
export const renderAvatar = (portrait: Portrait) =>
  sharp(Buffer.from(portraitSvg(portrait)))
    .removeAlpha()
    .webp({ quality: 86 })
    .toBuffer()
