import { IMAGE_WIDTHS } from '@/domain/image-widths'
import { boundedSharp } from './bounded-sharp'
import { pictureFormat, type PictureFormat } from './picture-format'

/** Telephones take JPEG of up to 50 million, which are read smaller at once; others are unfolded whole. */
const MOST_PIXELS: Record<PictureFormat, number> = {
  jpeg: 64_000_000,
  png: 32_000_000,
  webp: 32_000_000,
  avif: 32_000_000,
}
/** No WebP is longer. */
const LONGEST_WEBP = 16_383
const WIDEST = Math.max(...Object.values(IMAGE_WIDTHS))
/** A larger picture is drawn once at this size, and its widths from there: a transaction of PostgreSQL waits for them, 15 s at most. */
const LONGEST_SIDE = 2 * WIDEST

/** `scale` is the share of its sides that is left. */
type Picture = { content: Buffer; mimeType: string; extension: string; scale: number }
type Refused = { refusal: 'unreadable' | 'too_large' }

/**
 * Reads the size that a picture announces, and refuses in milliseconds what would cost too much to draw; a large one is made
 * smaller.
 */
export const readPicture = async (content: Buffer): Promise<Picture | Refused> => {
  const format = pictureFormat(content)
  const size =
    format &&
    (await boundedSharp(content, { limitInputPixels: false })
      .metadata()
      .catch(() => null))
  if (!size) return { refusal: 'unreadable' }
  const { width, height, pages = 1 } = size
  if (drawnPixels({ width, height, pages }) > MOST_PIXELS[format]) return { refusal: 'too_large' }
  if (heightAt(WIDEST, { width, height }) > LONGEST_WEBP) return { refusal: 'too_large' }
  const scale = LONGEST_SIDE / Math.max(width, height)
  if (pages > 1 || scale >= 1) {
    return { content, mimeType: `image/${format}`, extension: format === 'jpeg' ? 'jpg' : format, scale: 1 }
  }
  const smaller = await boundedSharp(content, { limitInputPixels: MOST_PIXELS[format] })
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside' })
    // Without a loss: it is drawn again in each width.
    .png({ compressionLevel: 1 })
    .toBuffer()
    .catch(() => null)
  return smaller ? { content: smaller, mimeType: 'image/png', extension: 'png', scale } : { refusal: 'unreadable' }
}

type Size = { width: number; height: number }

/** What is drawn at most of it: small pictures are enlarged, each view of a moving one is drawn. */
const drawnPixels = ({ width, height, pages }: Size & { pages: number }): number => {
  const widest = Math.max(width, WIDEST)
  return pages * widest * heightAt(widest, { width, height })
}

const heightAt = (drawn: number, { width, height }: Size): number => Math.ceil((height * drawn) / width)
