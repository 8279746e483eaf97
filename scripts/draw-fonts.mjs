// Writes the site's cut of the display font: the letters of French and of the places we go to, in one weight and the
// widths we set, with its optical sizes. Titles ask for 680 to 760, which nobody tells apart and which would be a third of the file.
// Pairs of letters are as far apart in all of it as in the middle: what the distances vary by would be another third. The
// whole font is 132 kB; this is 36. Run it again when the package changes.
import { Buffer } from 'node:buffer'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import fontverter from 'fontverter'
import subsetFont from 'subset-font'

const PACKAGE = '@fontsource-variable/bricolage-grotesque'
const FOLDER = 'storefront/styles/fonts'
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join('')
// The same as the unicode-range of storefront/styles/site-fonts.ts.
const OTHERS = '\u00a0«°·»×ÀÁÂÄÅÆÇÈÉÊËÍÎÏÐÑÓÔÖØÙÚÛÜÝÞßàáâäåæçèéêëíîïðñóôöøùúûüýþÿŒœ–—‘’“”„•…€−'
const WEIGHT = 720
const RANGES = { wght: WEIGHT, wdth: { min: 84, max: 92 } }
const MIDDLE = { wght: WEIGHT, wdth: 87, opsz: 30 }
const DIRECTORY_ENTRY = 16
const HEADER = 12

const require = createRequire(import.meta.url)
const whole = await readFile(require.resolve(`${PACKAGE}/files/bricolage-grotesque-latin-standard-normal.woff2`))
const [varying, middle] = await Promise.all(
  [RANGES, MIDDLE].map((variationAxes) =>
    subsetFont(whole, ASCII + OTHERS, { targetFormat: 'truetype', variationAxes }),
  ),
)
const tables = new Map(readTables(varying))
for (const [tag, table] of readTables(middle)) if (tag === 'GPOS' || tag === 'GDEF') tables.set(tag, table)
const cut = await fontverter.convert(writeTables(varying, tables), 'woff2')
await mkdir(FOLDER, { recursive: true })
await writeFile(`${FOLDER}/bricolage-grotesque.woff2`, cut)
await writeFile(`${FOLDER}/LICENSE`, await readFile(require.resolve(`${PACKAGE}/LICENSE`)))
console.log(
  `${FOLDER}/bricolage-grotesque.woff2: ${Math.round(cut.length / 1000)} kB of ${Math.round(whole.length / 1000)}`,
)

/** Tag and bytes of each table: https://learn.microsoft.com/typography/opentype/spec/otff#table-directory */
function readTables(font) {
  const view = new DataView(font.buffer, font.byteOffset)
  return Array.from({ length: view.getUint16(4) }, (_, index) => {
    const at = HEADER + index * DIRECTORY_ENTRY
    const start = view.getUint32(at + 8)
    return [font.toString('latin1', at, at + 4), font.subarray(start, start + view.getUint32(at + 12))]
  })
}

/** The font of these tables, under the header of `like`. Checksums are left to whoever compresses it. */
function writeTables(like, tables) {
  const header = Buffer.from(like.subarray(0, HEADER))
  header.writeUInt16BE(tables.size, 4)
  let end = HEADER + tables.size * DIRECTORY_ENTRY
  const directory = []
  const bodies = []
  for (const [tag, table] of [...tables].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const entry = Buffer.alloc(DIRECTORY_ENTRY)
    entry.write(tag, 'latin1')
    entry.writeUInt32BE(end, 8)
    entry.writeUInt32BE(table.length, 12)
    const body = Buffer.concat([table, Buffer.alloc(-table.length & 3)])
    directory.push(entry)
    bodies.push(body)
    end += body.length
  }
  return Buffer.concat([header, ...directory, ...bodies])
}
