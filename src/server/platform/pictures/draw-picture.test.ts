import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { WHOLE, type Crop } from '@/domain/pictures/crop'
import { drawFirst, drawSizes } from './draw-picture'

const RED = { r: 200, g: 0, b: 0 }
const BLUE = { r: 0, g: 0, b: 200 }

/** Red on the left, blue on the right. */
const halves = ({ width, height }: { width: number; height: number }) =>
  sharp({ create: { width, height, channels: 3, background: RED } }).composite([
    { input: { create: { width: Math.ceil(width / 2), height, channels: 3, background: BLUE } }, gravity: 'east' },
  ])

const sizesOf = async (content: Buffer, crop: Crop = WHOLE) => {
  const drawn = []
  for await (const one of drawSizes({ content, crop })) drawn.push(one)
  return drawn
}

/** The color of the middle of a side. */
const colorOf = async (content: Buffer, side: 'top' | 'bottom' | 'left' | 'right') => {
  const { width, height } = await sharp(content).metadata()
  const left = { top: width / 2, bottom: width / 2, left: 1, right: width - 2 }[side]
  const top = { top: 1, bottom: height - 2, left: height / 2, right: height / 2 }[side]
  const [r = 0, , b = 0] = await sharp(content)
    .extract({ left: Math.floor(left), top: Math.floor(top), width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer()
  return r > b ? 'red' : 'blue'
}

describe('drawSizes', () => {
  it('draws the picture and each width as WebP, small ones enlarged', async () => {
    const drawn = await sizesOf(await halves({ width: 400, height: 300 }).png().toBuffer())
    expect(drawn.map(({ size, width, height }) => [size, width, height])).toEqual([
      ['main', 400, 300],
      ['xs', 320, 240],
      ['sm', 640, 480],
      ['md', 768, 576],
      ['lg', 1024, 768],
      ['xl', 1280, 960],
      ['2xl', 1536, 1152],
    ])
    for (const { content, width, height } of drawn) {
      expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width, height })
    }
  })

  it('keeps no more of a large picture than crops need', async () => {
    const [main] = await sizesOf(await halves({ width: 4000, height: 3000 }).jpeg().toBuffer())
    expect([main?.width, main?.height]).toEqual([3072, 2304])
  })

  it('turns upright what lies on its side, and says nothing of where and by whom it was taken', async () => {
    const exif = { IFD0: { Artist: 'Inès' }, IFD3: { GPSLatitude: '45/1 10/1 0/1' } }
    const lying = await halves({ width: 400, height: 300 })
      .withMetadata({ orientation: 6 })
      .withExifMerge(exif)
      .jpeg()
      .toBuffer()
    expect(await sharp(lying).metadata()).toMatchObject({ orientation: 6, exif: expect.anything() as Buffer })
    const first = await drawFirst({ content: lying, crop: WHOLE })
    for (const drawn of [...(await sizesOf(lying)), ...(first ? [first] : [])]) {
      expect(drawn.width / drawn.height).toBeCloseTo(3 / 4, 2)
      expect([await colorOf(drawn.content, 'top'), await colorOf(drawn.content, 'bottom')]).toEqual(['red', 'blue'])
      const { exif: left, orientation, xmp } = await sharp(drawn.content).metadata()
      expect([left, orientation, xmp]).toEqual([undefined, undefined, undefined])
    }
  })

  it('cuts a part out of the picture as it stands upright', async () => {
    const lying = await halves({ width: 400, height: 300 }).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const crop = { left: 0, top: 0.55, width: 1, height: 0.45 }
    const [main] = await sizesOf(lying, crop)
    expect([main?.width, main?.height]).toEqual([300, 180])
    expect(await colorOf(main?.content ?? Buffer.alloc(0), 'top')).toBe('blue')
  })

  it('keeps what one sees through, and the views of what moves', async () => {
    const clear = sharp({ create: { width: 40, height: 30, channels: 4, background: { ...RED, alpha: 0.5 } } })
    const [through] = await sizesOf(await clear.png().toBuffer())
    expect((await sharp(through?.content).metadata()).hasAlpha).toBe(true)
    const raw = Buffer.from(Array.from({ length: 8 * 8 * 3 * 3 }, (_none, index) => Math.floor(index / 192) * 80))
    const all = { width: 8, height: 24, channels: 3, pageHeight: 8 } as const
    const moving = await sharp(raw, { raw: all, animated: true }).webp().toBuffer()
    const [whole, small] = await sizesOf(moving, { left: 0.5, top: 0, width: 0.5, height: 1 })
    expect([whole?.width, whole?.height, small?.width, small?.height]).toEqual([4, 8, 320, 640])
    expect((await sharp(small?.content, { animated: true }).metadata()).pages).toBe(3)
  })
})

describe('drawFirst', () => {
  it('is small, whatever is sent', async () => {
    const first = await drawFirst({
      content: await halves({ width: 3000, height: 4000 }).jpeg().toBuffer(),
      crop: WHOLE,
    })
    expect([first?.width, first?.height]).toEqual([768, 1024])
  })

  it('is none of a file that breaks off', async () => {
    const noise = sharp({
      create: {
        width: 900,
        height: 600,
        channels: 3,
        background: '#456',
        noise: { type: 'gaussian', mean: 90, sigma: 60 },
      },
    })
    for (const content of [
      await noise.clone().jpeg().toBuffer(),
      await noise.clone().png().toBuffer(),
      await noise.clone().webp().toBuffer(),
    ]) {
      expect(await drawFirst({ content: content.subarray(0, content.length / 2), crop: WHOLE })).toBeNull()
    }
  })
})
