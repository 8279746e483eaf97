// Writes the site's cuts of its two fonts, whose pairs of letters are as far apart in all weights and sizes as in the middle: what the
// distances vary by would be a third of each file. The display font has the letters of French and of the places we go to, in one
// weight and one width, with its optical sizes: titles ask for 680 to 760 and for 84 to 92 %, which nobody tells apart. The other letters
// of Europe, for a name that has one, are a file of their own. The font of texts keeps all its letters and weights.
// Run it again when a package changes.
import { Buffer } from 'node:buffer'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import fontverter from 'fontverter'
import subsetFont from 'subset-font'

const FOLDER = 'storefront/styles/fonts'
const ASCII = lettersOf(0x20, 0x7e)
// The same as the unicode-ranges of storefront/styles/site-fonts.ts and fonts.css.
const OF_TITLES = `${ASCII}\u00a0«°·»×ÀÁÂÄÅÆÇÈÉÊËÍÎÏÐÑÓÔÖØÙÚÛÜÝÞßàáâäåæçèéêëíîïðñóôöøùúûüýþÿŒœ–—‘’“”„•…€−`
const OF_EUROPE = lettersOf(0x100, 0x17f)
const OF_TEXTS = `${ASCII}${lettersOf(0xa0, 0xff)}${lettersOf(0x2000, 0x206f)}ıŒœʻʼˆ˚˜\u0304\u0308\u0329€™↑↓−∕`
const TITLES = { wght: 720, wdth: 87 }
const DIRECTORY_ENTRY = 16
const HEADER = 12

const require = createRequire(import.meta.url)
const display = { family: 'bricolage-grotesque', axes: TITLES, middle: { ...TITLES, opsz: 30 } }
await mkdir(FOLDER, { recursive: true })
await cut({ ...display, file: 'latin-standard-normal', name: 'bricolage-grotesque', letters: OF_TITLES })
await cut({ ...display, file: 'latin-ext-standard-normal', name: 'bricolage-grotesque-europe', letters: OF_EUROPE })
await cut({
  family: 'instrument-sans',
  file: 'latin-wght-normal',
  name: 'instrument-sans',
  axes: {},
  middle: { wght: 560 },
  letters: OF_TEXTS,
})

/** One file of a family with these letters and axes, kerned as in the middle. */
async function cut({ family, file, name, axes, middle, letters }) {
  const source = `@fontsource-variable/${family}`
  const whole = await readFile(require.resolve(`${source}/files/${family}-${file}.woff2`))
  const [varying, still] = await Promise.all(
    [axes, middle].map((variationAxes) => subsetFont(whole, letters, { targetFormat: 'truetype', variationAxes })),
  )
  const tables = new Map(readTables(varying))
  for (const [tag, table] of readTables(still)) if (tag === 'GPOS' || tag === 'GDEF') tables.set(tag, table)
  const font = await fontverter.convert(writeTables(varying, tables), 'woff2')
  await writeFile(`${FOLDER}/${name}.woff2`, font)
  await writeFile(`${FOLDER}/LICENSE.${family}`, await readFile(require.resolve(`${source}/LICENSE`)))
  console.log(`${FOLDER}/${name}.woff2: ${kilobytes(font)} kB of ${kilobytes(whole)}`)
}

function kilobytes({ length }) {
  return (length / 1000).toFixed(1)
}

function lettersOf(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index)).join('')
}

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
