import sharp from 'sharp'
import { bust, type Look } from './avatar-parts'
import { Random } from './core/random'
import { element, rect } from './core/shapes'

const SIZE = 160

const skins = [
  '#f6d5bd',
  '#f3cfae',
  '#f0c4a0',
  '#e8b48c',
  '#dba67e',
  '#c58b62',
  '#a9713f',
  '#8a5a3c',
  '#7a4a30',
  '#5c3826',
] as const
const hairs = ['#2b1a12', '#3a2416', '#5a3a22', '#8b3f1c', '#c9803c', '#e0b36a', '#b9b4ac', '#1c1c20'] as const
const darkHairs = ['#2b1a12', '#1c1c20', '#3a2416'] as const
const grounds = ['#ffb193', '#bdd5c9', '#ffe2d5', '#d7ebf1', '#ecf2be', '#dbe574'] as const
const jackets = ['#2b6654', '#ad3510', '#103029', '#155b73', '#56600c', '#d9481c'] as const
const inners = ['#ffe2d5', '#ffb193', '#dbe574', '#ffffff', '#ecf2be'] as const

type Cut = [NonNullable<Look['back']>, NonNullable<Look['front']>]

/** Haircuts as worn together. */
const cuts: Record<'woman' | 'man', readonly [Cut, ...Cut[]]> = {
  woman: [
    ['long', 'fringe'],
    ['none', 'bun'],
    ['bob', 'swept'],
    ['pony', 'swept'],
    ['braids', 'swept'],
    ['curly', 'none'],
  ],
  man: [
    ['none', 'short'],
    ['none', 'crop'],
    ['none', 'swept'],
    ['none', 'wave'],
    ['none', 'bald'],
  ],
}

/** A small flat portrait of a customer as an SVG document: the same seed is always the same person. */
export function portraitSvg(seed: string) {
  const rng = new Random(`avatar/${seed}`)
  const wears = rng.pick(['woman', 'man'] as const)
  const skin = rng.pick(skins)
  const hair = skins.indexOf(skin) > 4 ? rng.pick(darkHairs) : rng.pick(hairs)
  const ground = rng.pick(grounds)
  const jacket = rng.pick(jackets)
  const [back, front] = rng.pick(cuts[wears])
  const look: Look = {
    skin,
    hair,
    back,
    front,
    jacket,
    inner: rng.pick(inners),
    strap: jacket,
    ...(wears === 'man' && rng.chance(0.4) && { beard: hair }),
    ...(rng.chance(0.16) && { glasses: 'round' as const }),
  }
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: SIZE, height: SIZE, viewBox: '30 48 340 340' },
    rect(30, 48, 340, 340, ground) + bust(look),
  )
}

/** A portrait as a WebP file, 160 pixels square. */
export const renderAvatar = (seed: string) =>
  sharp(Buffer.from(portraitSvg(seed)))
    .removeAlpha()
    .webp({ quality: 86 })
    .toBuffer()
