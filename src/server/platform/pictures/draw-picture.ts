import type { Sharp } from 'sharp'
import { pixelsOf, type Crop } from '@/domain/pictures/crop'
import { IMAGE_WIDTHS } from '@/domain/pictures/image-widths'
import { boundedSharp } from './bounded-sharp'

export type Drawn = { content: Buffer; width: number; height: number }
export type SizeName = 'main' | keyof typeof IMAGE_WIDTHS

type Sent = { content: Buffer; crop: Crop }

const WIDEST = Math.max(...Object.values(IMAGE_WIDTHS))
/** The longest side of the picture that crops are cut from. */
const LONGEST_MAIN = 2 * WIDEST
/** That of what stands for the sizes until they are drawn: telephones' JPEG are read small at once. */
const LONGEST_FIRST = 1_024

/** More than `readPicture` lets pass. */
const LIMITS = { limitInputPixels: 80_000_000 }

/**
 * What is shown until the sizes are drawn: upright, small, without what the file says of people and places. Null for a file that
 * breaks off.
 */
export const drawFirst = async ({ content, crop }: Sent): Promise<Drawn | null> => {
  try {
    const part = await partOf({ picture: boundedSharp(content, LIMITS), crop, longest: LONGEST_FIRST })
    return await toWebp(part, 80)
  } catch {
    return null
  }
}

/** The picture itself and each of its widths, one after the other: whoever else works on the machine has room. */
export async function* drawSizes({ content, crop }: Sent): AsyncGenerator<Drawn & { size: SizeName }> {
  const open = await unfold({ content, crop })
  yield { size: 'main', ...(await toWebp(open(), 80)) }
  for (const [name, width] of Object.entries(IMAGE_WIDTHS)) {
    // Every width is made, of small pictures too: pages derive the addresses from one another.
    yield { size: name as SizeName, ...(await toWebp(open().resize({ width }), 78)) }
  }
}

/** Reads and cuts a picture once, to be drawn from several times; the views of a moving one stay together. */
const unfold = async ({ content, crop }: Sent): Promise<() => Sharp> => {
  const { pages = 1 } = await boundedSharp(content, LIMITS).metadata()
  const isMoving = pages > 1
  const part = await partOf({
    picture: boundedSharp(content, { ...LIMITS, animated: isMoving }),
    crop,
    longest: LONGEST_MAIN,
  })
  if (isMoving) {
    const views = await part.webp({ lossless: true }).toBuffer()
    return () => boundedSharp(views, { ...LIMITS, animated: true })
  }
  const { data, info } = await part.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return () => boundedSharp(data, { raw: { width, height, channels } })
}

/** A part of a picture turned upright, its longest side so long at most. */
const partOf = async ({ picture, crop, longest }: { picture: Sharp; crop: Crop; longest: number }): Promise<Sharp> => {
  const { autoOrient: whole, pages = 1, pageHeight } = await picture.metadata()
  const size = { width: whole.width, height: pages > 1 ? (pageHeight ?? whole.height) : whole.height }
  const scale = Math.min(1, longest / Math.max(size.width * crop.width, size.height * crop.height))
  const scaled = { width: scaledSide(size.width, scale), height: scaledSide(size.height, scale) }
  return picture
    .autoOrient()
    .resize({ ...scaled, fit: 'fill' })
    .extract(pixelsOf(crop, scaled))
}

const scaledSide = (side: number, scale: number): number => Math.max(1, Math.round(side * scale))

const toWebp = async (picture: Sharp, quality: number): Promise<Drawn> => {
  const { data, info } = await picture.webp({ quality }).toBuffer({ resolveWithObject: true })
  return { content: data, width: info.width, height: info.pageHeight ?? info.height }
}
