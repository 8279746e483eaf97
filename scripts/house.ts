import { globSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import below from '@/server/features/below.json'
import { isRowCast } from './lib/row-casts'
import { graphOf, inCircles, PRODUCT, readImports, text } from './lib/rooms'

const linesOf = (file: string): number => (text.get(file) ?? '').split('\n').length - 1

const rows: [string, string | number][] = []

/**
 * Counts what a newcomer meets in this code: rooms and their circles, small files, casts, migrations, the language of comments.
 * A room is a folder of `src/server/platform`, of `src/server/features`, or of a feature with more than 80 files.
 */
function main(): void {
  const imports = readImports()
  countFiles(imports)
  countRooms(imports)
  countCasts()
  countMigrations()
  countWords()
  const width = Math.max(...rows.map(([name]) => name.length))
  for (const [name, value] of rows) console.log(`${name.padEnd(width)}  ${String(value)}`)
}

function countFiles(imports: Map<string, string[]>): void {
  const lengths = PRODUCT.map(linesOf).toSorted((a, b) => a - b)
  const importers = new Map<string, number>()
  for (const target of [...imports.values()].flat()) importers.set(target, (importers.get(target) ?? 0) + 1)
  rows.push(
    ['files of the product', PRODUCT.length],
    ['lines of the product', lengths.reduce((sum, one) => sum + one, 0)],
    ['lines of a file, median / longest', `${String(lengths[lengths.length >> 1])} / ${String(lengths.at(-1))}`],
    ['files of 20 lines or fewer', share(lengths.filter((one) => one <= 20).length, lengths.length)],
    [
      'files under 15 lines with one importer',
      PRODUCT.filter((file) => linesOf(file) < 15 && importers.get(file) === 1).length,
    ],
    ['files in src/domain itself', globSync('src/domain/*.ts').filter((file) => text.has(file)).length],
  )
}

function countRooms(imports: Map<string, string[]>): void {
  const filesOf = (folder: string) => PRODUCT.filter((file) => file.startsWith(`${folder}/`)).length
  const features = Object.keys(below).map((name) => `src/server/features/${name}`)
  const largest = features.toSorted((a, b) => filesOf(b) - filesOf(a))[0] ?? ''
  rows.push(
    ['features', features.length],
    ['largest feature, files', `${path.basename(largest)}, ${String(filesOf(largest))}`],
  )
  const large = features.filter((folder) => filesOf(folder) > 80)
  for (const [name, folders] of [
    ['rooms of platform', ['src/server/platform']],
    ['features beside each other', ['src/server/features']],
    ...large.map((folder): [string, string[]] => [`rooms of ${path.basename(folder)}`, [folder]]),
  ] as [string, string[]][]) {
    const { rooms, arrows } = graphOf(imports, folders)
    rows.push([
      `${name}: rooms / arrows / in circles`,
      `${String(rooms.size)} / ${String(arrows.size)} / ${String(inCircles(arrows))}`,
    ])
  }
}

function countCasts(): void {
  let casts = 0
  let ofRows = 0
  let any = 0
  for (const [file, content] of text) {
    const source = ts.createSourceFile(file, content, ts.ScriptTarget.Latest, true)
    const visit = (node: ts.Node): void => {
      if (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type)) casts += 1
      if (isRowCast(node)) ofRows += 1
      if (node.kind === ts.SyntaxKind.AnyKeyword) any += 1
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  const lines = PRODUCT.reduce((sum, file) => sum + linesOf(file), 0)
  rows.push(
    ['casts, and per 10,000 lines', `${String(casts)}, ${((casts / lines) * 10_000).toFixed(1)}`],
    ['casts of rows of the database', ofRows],
    ['any', any],
  )
}

function countMigrations(): void {
  const names = globSync('migrations/2*.ts').map((file) => path.basename(file, '.ts'))
  const now = new Date().toISOString().replace('T', '_').replaceAll(/[-:]/g, '')
  rows.push(
    ['migrations', names.length],
    ['migrations dated after today', names.filter((name) => name > now).length],
    ['files of repeatable SQL', globSync('src/server/**/sql/*.sql').length],
  )
}

function countWords(): void {
  const comments = [...text.values()].flatMap((content) => content.match(/\/\*\*[\s\S]*?\*\/|(?<=^\s*)\/\/.*$/gm) ?? [])
  const riddles = comments.flatMap((comment) => comment.match(/\b(?:for|to|of|by|with|from) who\s\w+/g) ?? [])
  rows.push(['« for/to/of who … » in comments', riddles.length])
}

function share(part: number, whole: number): string {
  return `${String(part)}, ${String(Math.round((part / whole) * 100))} %`
}

main()
