import sharp from 'sharp'
import type { Point } from './core/geometry'
import { Random } from './core/random'
import { dots, element } from './core/shapes'

/** Uncompressed picture, so that one drawing serves every size. */
export type Raster = { data: Buffer; width: number; height: number }

// Several pictures are made at once: one thread each beats many threads on one.
sharp.concurrency(1)
sharp.cache(false)

let grain: Promise<Buffer> | undefined

/** Draws an SVG document at its own size, on grainy paper. */
export async function rasterize({
  svg,
  width,
  height,
}: {
  svg: string
  width: number
  height: number
}): Promise<Raster> {
  grain ??= sharp(Buffer.from(grainTile())).png().toBuffer()
  const paper = { left: 0, top: 0, width: Math.min(width, GRAIN_SIDE), height: Math.min(height, GRAIN_SIDE) }
  const input = await sharp(await grain)
    .extract(paper)
    .png()
    .toBuffer()
  const data = await sharp(Buffer.from(svg), { unlimited: true })
    .composite([{ input, tile: true }])
    .removeAlpha()
    .raw()
    .toBuffer()
  return { data, width, height }
}

/** How hard a picture is compressed, of 100, and at what cost, 0 to 6. */
export type Compression = { quality: number; effort: number }

/** Compresses a raster to WebP, `width` pixels wide. */
export const encodeWebp = ({ data, ...from }: Raster, { width, ...compression }: Compression & { width: number }) =>
  sharp(data, { raw: { ...from, channels: 3 } })
    .resize({ width })
    .webp(compression)
    .toBuffer()

/** Side of the square that repeats, in pixels. */
const GRAIN_SIDE = 368

/** One square of paper grain, light and dark specks on nothing, for pictures about 1,150 pixels high. */
function grainTile() {
  const rng = new Random('grain')
  const specks = (count: number) =>
    Array.from({ length: count }, (): Point => [rng.range(0, GRAIN_SIDE), rng.range(0, GRAIN_SIDE)])
  const content = [
    dots(specks(1900), '#fff8e8', 1.7),
    dots(specks(1900), '#1c1420', 1.7),
    dots(specks(150), '#fff8e8', 3, { opacity: 0.8 }),
  ].join('')
  const size = { width: GRAIN_SIDE, height: GRAIN_SIDE }
  const paper = element('g', { opacity: 0.075 }, content)
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, paper)
}
