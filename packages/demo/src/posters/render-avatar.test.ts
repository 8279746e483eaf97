import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { GUIDES } from '../catalogue/reference'
import { GUIDE_PORTRAITS, renderGuidePortrait } from './guide-portraits'
import { portraitSvg, renderAvatar } from './render-avatar'

describe('renderAvatar', () => {
  it('draws the same person for the same seed, another for another', () => {
    const camille = portraitSvg('camille')
    expect(portraitSvg('camille')).toBe(camille)
    expect(portraitSvg('thomas')).not.toBe(camille)
  })

  it('is a WebP of 160 pixels', async () => {
    const { width, height, format } = await sharp(await renderAvatar('maelle')).metadata()
    expect({ width, height, format }).toEqual({ width: 160, height: 160, format: 'webp' })
  })
})

describe('renderGuidePortrait', () => {
  it('knows every guide of the demo', () => {
    expect(Object.keys(GUIDE_PORTRAITS).toSorted()).toEqual(GUIDES.map(({ slug }) => slug).toSorted())
  })

  it('is a WebP, four wide for five high, of somebody before their land', async () => {
    const lina = GUIDE_PORTRAITS['lina-haddad']
    if (!lina) throw new Error('Lina is a guide.')
    const picture = sharp(await renderGuidePortrait(lina))
    const { width, height, format } = await picture.metadata()
    expect({ width, height, format }).toEqual({ width: 640, height: 800, format: 'webp' })
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
    // The skin of the forehead, and something else than it at both sides.
    const [red = 0, green = 0, blue = 0] = at(320, 370)
    expect([red - 0xc5, green - 0x8b, blue - 0x62].every((difference) => Math.abs(difference) < 40)).toBe(true)
    expect(at(30, 370)).not.toEqual(at(320, 370))
  })
})
