import ts from 'typescript'
import { expect, it } from 'vitest'
import { isRowCast } from '../../scripts/lib/row-casts'
import { text } from '../../scripts/lib/rooms'

/** Where a list of the panel is called `rows` as well. */
const OTHER_ROWS = ['collections/cancellation-rules/config.ts']

const castsIn = (content: string): string[] => {
  const source = ts.createSourceFile('file.ts', content, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (isRowCast(node)) found.push(node.getText())
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

it('finds each way to cast a row', () => {
  const casts = [
    'rows[0] as Row',
    '(await query(text)).rows as Row[]',
    '(await queryOne(text)) as Row',
    'found.rows as unknown as Row[]',
  ]
  for (const cast of casts) expect(castsIn(`const row = ${cast}`)).not.toEqual([])
})

it('finds no cast of a row in the code', () => {
  const files = [...text].filter(([file, content]) => !OTHER_ROWS.includes(file) && castsIn(content).length > 0)
  expect(files.map(([file]) => file)).toEqual([])
})
