import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

/** Where what people read is written: pages, mails, demo texts, the panel's defaults. */
const FOLDERS = [
  'src/seed',
  'src/server',
  'src/domain',
  'src/contract',
  'src/app',
  'storefront',
  'collections',
  'admin',
]

/** Claims of a whole service or product that nothing here proves (directive 2024/825). */
const CLAIM =
  /(?<!\p{L})(?:neutre en (?:carbone|CO)|neutralité (?:carbone|climatique)|climatiquement neutre|compens\p{L}+ (?:ton|tes|son|ses|nos|notre|les|le|des|du|d’)\s?(?:\p{L}+ )?(?:carbone|CO₂|CO2|émissions?|empreinte|vols?|trajets?)|compensation carbone|(?:zéro|0)[\s-](?:carbone|émission|impact)|sans (?:impact|émission)|décarboné|net[\s-]zéro|(?:éco-?|bio-?)(?:responsable|friendly)|respectueu(?:x|se)s? de (?:l’environnement|la planète)|bon(?:ne)? pour (?:la planète|le climat)|100\s?% vert)/iu

const textsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))

it.each([
  'Un voyage neutre en carbone.',
  'Nous compensons les émissions de ton train.',
  'Une aventure zéro carbone',
  'Zéro-émission, 100 % vert',
  'Un séjour éco-responsable et respectueux de l’environnement',
  'Compensation carbone comprise',
])('« %s » is such a claim', (claim) => {
  expect(claim.replaceAll('\u00a0', ' ')).toMatch(CLAIM)
})

it('nothing that people read claims what cannot be proved about the climate', () => {
  const found = FOLDERS.flatMap(textsIn).flatMap((file) =>
    readFileSync(file, 'utf8')
      .replaceAll('\\u00a0', ' ')
      .split('\n')
      .flatMap((line) => (CLAIM.test(line) ? [`${file}: ${line.trim()}`] : [])),
  )
  expect(found).toEqual([])
})
