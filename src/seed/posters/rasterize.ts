import sharp from 'sharp'
import { GRAIN_SIDE, grainTile } from './layers/grain'

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

/** Compresses a raster to WebP, `width` pixels wide. */
export const encodeWebp = ({ data, ...from }: Raster, { width, quality }: { width: number; quality: number }) =>
  sharp(data, { raw: { ...from, channels: 3 } })
    .resize({ width })
    .webp({ quality, effort: 1 })
    .toBuffer()
