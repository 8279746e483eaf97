import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

/** Where what people read is written: pages, mails, demo texts, the panel's defaults. */
const FOLDERS = [
  'packages/demo/src',
  'src/server',
  'src/domain',
  'src/contract',
  'src/app',
  'storefront',
  'collections',
  'admin',
  'public',
]

/** Claims of a whole service or product that nothing here proves (directive 2024/825). */
const CLAIM =
  /(?<!\p{L})(?:neutre en (?:carbone|CO)|neutralité (?:carbone|climatique)|climatiquement neutre|compens\p{L}+ (?:ton|tes|son|ses|nos|notre|les|le|des|du|d’)\s?(?:\p{L}+ )?(?:carbone|CO₂|CO2|émissions?|empreinte|vols?|trajets?)|(?:carbone|CO₂e?|CO2e?|émissions?|empreintes?|vols?|trajets?|séjours?) (?:\p{L}+ ){0,3}compensée?s?(?!\p{L})|compensation (?:de )?(?:carbone|CO₂|CO2|tes émissions|nos émissions)|(?:zéro|0)[\s-](?:carbone|émission|impact)|sans (?:impact|émission)|décarboné|net[\s-]zéro|(?:éco-?|bio-?)(?:responsable|friendly)|respectueu(?:x|se)s? de (?:l’environnement|la planète)|bon(?:ne)? pour (?:la planète|le climat)|100\s?% vert)/iu

const textsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() &&
        /\.(?:tsx?|json|md|txt|svg|html|webmanifest)$/.test(entry.name) &&
        !/\.test\.tsx?$/.test(entry.name),
    )
    .map((entry) => path.join(entry.parentPath, entry.name))

it.each([
  'Un voyage neutre en carbone.',
  'Nous compensons les émissions de ton train.',
  'Une aventure zéro carbone',
  'Zéro-émission, 100 % vert',
  'Un séjour éco-responsable et respectueux de l’environnement',
  'Compensation carbone comprise',
  'Un trajet entièrement compensé',
  'Des émissions qui sont compensées',
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

it.each(['Personne n’est payé ni récompensé.', 'L’équipe a compensé avec un deuxième canyon.'])(
  '« %s » is none',
  (sentence) => {
    expect(sentence).not.toMatch(CLAIM)
  },
)

it('no leaf stands beside a figure of carbon', () => {
  const found = ['storefront', 'admin', 'src'].flatMap(textsIn).filter((file) => {
    if (!file.endsWith('.tsx')) return false
    const text = readFileSync(file, 'utf8')
    return /CO₂|\bcarbon/i.test(text) && /\bLeaf\b[^\n]*from 'lucide'/.test(text)
  })
  expect(found).toEqual([])
})
