import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { renderLinkCard, type LinkCard } from './render-link-card'

const logo = '<svg viewBox="0 0 40 20"><title>Logo</title><rect width="40" height="20" fill="#fff"/></svg>'
const canvas = { width: 1280, height: 960, channels: 3, background: '#7fb8d8' } as const
const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const

const buildCard = async (values: Partial<LinkCard> = {}): Promise<LinkCard> => ({
  photo: await sharp({ create: canvas }).png().toBuffer(),
  logo,
  title: 'Traversée du Vercors en bivouac',
  facts: ['5\u00a0jours, France', 'Niveau 3/5, modéré'],
  price: '640\u00a0€',
  ...values,
})

/** Where the title's white pixels are in its part of the panel, in pixels. */
const titleBox = async (file: Buffer): Promise<{ height: number; right: number }> => {
  const area = { left: 0, top: 140, width: 510, height: 270 }
  const { data, info } = await sharp(file).extract(area).greyscale().raw().toBuffer({ resolveWithObject: true })
  const white = [...data].flatMap((value, index) => (value > 240 ? [index] : []))
  const rows = white.map((index) => Math.floor(index / info.width))
  const right = white.reduce((most, index) => Math.max(most, index % info.width), 0)
  return { height: (rows.at(-1) ?? 0) - (rows[0] ?? 0), right }
}

describe('link card', () => {
  it('is a JPEG of 1200 × 630 under 150 kB, even from a photo that compresses badly', async () => {
    const photo = await sharp({ create: { ...canvas, noise } })
      .png()
      .toBuffer()
    const file = await renderLinkCard(await buildCard({ photo }))
    const { format, width, height } = await sharp(file).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
    expect(file.length).toBeLessThanOrEqual(150_000)
  })

  it.each([
    ['a short title on one line', 'Le Vercors', 0, 66],
    ['a long title on several', 'Traversée du Vercors en bivouac, de Grenoble à Die', 150, 262],
    ['as much as five lines hold of a title without end', 'De crête en crête '.repeat(12).trim(), 150, 262],
  ])('draws %s, inside the panel', async (_case, title, least, most) => {
    const { height, right } = await titleBox(await renderLinkCard(await buildCard({ title })))
    expect(height).toBeGreaterThan(least)
    expect(height).toBeLessThan(most)
    expect(right).toBeLessThan(470)
  })

  it('draws what looks like markup as text', async () => {
    await expect(renderLinkCard(await buildCard({ title: '<script>& "Vercors"' }))).resolves.toBeInstanceOf(Buffer)
  })
})
