import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { heroIllustrations } from '@lagopede/demo/posters/hero'
import { renderAll } from '@lagopede/demo/posters/render-all'

const ICON_SIZES = [16, 32, 48]

// The home page's pictures are part of the site, not of the catalogue: drawn once and committed.
await renderAll({ illustrations: heroIllustrations, directory: path.resolve('public/brand') })
writeFileSync('public/favicon.ico', await drawIcon('public/favicon.svg'))

/** The icon for who asks for /favicon.ico and reads no SVG: PNGs of several sizes in one file, as Windows Vista defined it. */
async function drawIcon(file: string): Promise<Buffer> {
  const svg = readFileSync(file)
  const pictures = await Promise.all(
    ICON_SIZES.map((size) => sharp(svg, { density: 300 }).resize(size, size).png().toBuffer()),
  )
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [index, picture] of pictures.entries()) {
    const entry = 6 + 16 * index
    head.writeUInt8(ICON_SIZES[index] ?? 0, entry)
    head.writeUInt8(ICON_SIZES[index] ?? 0, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(picture.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += picture.length
  }
  return Buffer.concat([head, ...pictures])
}
