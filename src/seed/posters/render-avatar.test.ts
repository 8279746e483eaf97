import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { portraitSvg, renderAvatar } from './render-avatar'

describe('renderAvatar', () => {
  it('draws the same person for the same seed, another for another', () => {
    const camille = portraitSvg({ seed: 'camille', role: 'customer' })
    expect(portraitSvg({ seed: 'camille', role: 'customer' })).toBe(camille)
    expect(portraitSvg({ seed: 'thomas', role: 'customer' })).not.toBe(camille)
  })

  it('is a WebP of 160 pixels', async () => {
    const { width, height, format } = await sharp(await renderAvatar({ seed: 'maelle', role: 'guide' })).metadata()
    expect({ width, height, format }).toEqual({ width: 160, height: 160, format: 'webp' })
  })
})
