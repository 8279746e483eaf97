// Writes the site's cut of the display font: the letters of French and of the places we go to, in the weights and
// widths we set, with its optical sizes. The whole font is 132 kB; this is 88. Run it again when the package changes.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const PACKAGE = '@fontsource-variable/bricolage-grotesque'
const FOLDER = 'storefront/styles/fonts'
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join('')
// The same as the unicode-range of storefront/styles/site-fonts.ts.
const OTHERS = '\u00a0«°·»×ÀÁÂÄÅÆÇÈÉÊËÍÎÏÐÑÓÔÖØÙÚÛÜÝÞßàáâäåæçèéêëíîïðñóôöøùúûüýþÿŒœ–—‘’“”„•…€−'

const require = createRequire(import.meta.url)
const whole = await readFile(require.resolve(`${PACKAGE}/files/bricolage-grotesque-latin-standard-normal.woff2`))
const cut = await subsetFont(whole, ASCII + OTHERS, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 560, max: 760 }, wdth: { min: 84, max: 92 } },
})
await mkdir(FOLDER, { recursive: true })
await writeFile(`${FOLDER}/bricolage-grotesque.woff2`, cut)
await writeFile(`${FOLDER}/LICENSE`, await readFile(require.resolve(`${PACKAGE}/LICENSE`)))
console.log(
  `${FOLDER}/bricolage-grotesque.woff2: ${Math.round(cut.length / 1000)} kB of ${Math.round(whole.length / 1000)}`,
)
