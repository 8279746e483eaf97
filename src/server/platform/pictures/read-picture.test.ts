import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readPicture } from './read-picture'

type Size = { width: number; height: number }

const plain = (size: Size) => sharp({ create: { ...size, channels: 3, background: '#456' } })

/** An AVIF of few bytes that announces another size. */
const announcingAvif = async ({ width, height }: Size): Promise<Buffer> => {
  const picture = await plain({ width: 8, height: 8 }).avif({ effort: 0 }).toBuffer()
  const sides = picture.indexOf('ispe') + 8
  picture.writeUInt32BE(width, sides)
  picture.writeUInt32BE(height, sides + 4)
  return picture
}

/** A WebP of so many views of eight pixels by eight. */
const moving = (views: number): Promise<Buffer> => {
  const raw = Buffer.from(Array.from({ length: 8 * 8 * views * 3 }, (_none, index) => Math.floor(index / 192) * 5))
  const all = { width: 8, height: 8 * views, channels: 3, pageHeight: 8 } as const
  return sharp(raw, { raw: all, animated: true }).webp().toBuffer()
}

describe('readPicture', () => {
  it.each([
    ['the 50 million pixels of a telephone as JPEG', () => plain({ width: 8160, height: 6144 }).jpeg(), [8160, 6144]],
    [
      'a PNG of 30 million pixels',
      () => plain({ width: 6000, height: 5000 }).png({ compressionLevel: 1 }),
      [6000, 5000],
    ],
    ['a WebP', () => plain({ width: 40, height: 30 }).webp(), [40, 30]],
    ['an AVIF', () => plain({ width: 40, height: 30 }).avif({ effort: 0 }), [40, 30]],
    [
      'a JPEG that lies on its side',
      () => plain({ width: 40, height: 30 }).withMetadata({ orientation: 6 }).jpeg(),
      [30, 40],
    ],
  ])('takes %s, and says its size', async (_name, draw, [width, height]) => {
    expect(await readPicture(await draw().toBuffer())).toEqual({ width, height })
  })

  it('refuses what would be drawn too large, by the size it announces', async () => {
    const refused = { refusal: 'too_large' }
    expect(await readPicture(await announcingAvif({ width: 7000, height: 7000 }))).toEqual(refused)
    // The sizes of a strip are as wide as others.
    expect(await readPicture(await plain({ width: 1, height: 8000 }).png().toBuffer())).toEqual(refused)
  })

  it('refuses a moving picture by all its views, each of which is enlarged', async () => {
    expect(await readPicture(await moving(3))).toEqual({ width: 8, height: 8 })
    expect(await readPicture(await moving(40))).toEqual({ refusal: 'too_large' })
  })

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['an SVG behind the first bytes of a JPEG', Buffer.from('\u00ff\u00d8\u00ff<svg/>', 'latin1')],
    ['a GIF', Buffer.from('GIF89a\u0001\0\u0001\0\0\0\0;', 'latin1')],
    ['nothing', Buffer.alloc(0)],
  ])('refuses %s', async (_name, content) => {
    expect(await readPicture(content)).toEqual({ refusal: 'unreadable' })
  })

  it('refuses a part that would be drawn higher than a WebP may be', async () => {
    const content = await plain({ width: 400, height: 300 }).png().toBuffer()
    expect(await readPicture(content, { left: 0.5, top: 0, width: 0.01, height: 1 })).toEqual({ refusal: 'too_narrow' })
    expect(await readPicture(content, { left: 0.5, top: 0, width: 0.5, height: 0.1 })).toEqual({
      width: 400,
      height: 300,
    })
  })
})
