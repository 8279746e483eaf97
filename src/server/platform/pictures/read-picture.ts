import { pixelsOf, WHOLE, type Crop } from '@/domain/pictures/crop'
import { IMAGE_WIDTHS } from '@/domain/pictures/image-widths'
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

type Picture = { width: number; height: number }
type Refused = { refusal: 'unreadable' | 'too_large' | 'too_narrow' }

/**
 * The size of a picture turned upright, by what it announces; refuses in milliseconds what would cost too much to draw, as a whole or in
 * the part that is kept.
 */
export const readPicture = async (content: Buffer, crop: Crop = WHOLE): Promise<Picture | Refused> => {
  const format = pictureFormat(content)
  const size =
    format &&
    (await boundedSharp(content, { limitInputPixels: false })
      .metadata()
      .catch(() => null))
  if (!size) return { refusal: 'unreadable' }
  const { pages = 1 } = size
  const { width, height } = size.autoOrient
  if (drawnPixels({ width, height, pages }) > MOST_PIXELS[format]) return { refusal: 'too_large' }
  if (heightAt(WIDEST, { width, height }) > LONGEST_WEBP) return { refusal: 'too_large' }
  const part = pixelsOf(crop, { width, height })
  if (heightAt(WIDEST, part) > LONGEST_WEBP) return { refusal: 'too_narrow' }
  return drawnPixels({ ...part, pages }) > MOST_PIXELS[format] ? { refusal: 'too_narrow' } : { width, height }
}

type Size = { width: number; height: number }

/** What is drawn at most of it: small pictures are enlarged, each view of a moving one is drawn. */
const drawnPixels = ({ width, height, pages }: Size & { pages: number }): number => {
  const widest = Math.max(width, WIDEST)
  return pages * widest * heightAt(widest, { width, height })
}

const heightAt = (drawn: number, { width, height }: Size): number => Math.ceil((height * drawn) / width)
