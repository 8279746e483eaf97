import path from 'node:path'
import ts from 'typescript'
import { textsOf } from './evaluate'
import { Unresolved, VALUE } from './values'

export type Statement = {
  /** `src/…/file.ts:12` */
  at: string
  texts: string[]
  /** What a row of it is said to be, where the call says it. */
  row?: ts.Type
}

const fail = (): never => {
  throw new Error('tsconfig.json cannot be read.')
}

/** The code that asks the database, without its tests. */
export const openCode = (): ts.Program => {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: fail }
  const { fileNames, options } = ts.getParsedCommandLineOfConfigFile('tsconfig.json', {}, host) ?? fail()
  const asks = fileNames.filter((file) => /\/(?:src|collections|scripts)\//.test(file) && !/\.test\.tsx?$/.test(file))
  return ts.createProgram([...asks, 'next-env.d.ts'], { ...options, incremental: false, plugins: [] })
}

/** Each statement that the code asks the database, and those whose text the source does not tell. */
export const readStatements = (program: ts.Program): { statements: Statement[]; unresolved: string[] } => {
  const checker = program.getTypeChecker()
  const calls = callsOf(program)
  const bySymbol = new Map<ts.Symbol, ts.CallExpression[]>()
  for (const call of calls) {
    const symbol = calledBy(call, checker)
    if (symbol) bySymbol.set(symbol, [...(bySymbol.get(symbol) ?? []), call])
  }
  const code = { checker, callsOf: (symbol: ts.Symbol) => bySymbol.get(symbol) ?? [] }
  const statements: Statement[] = []
  const unresolved: string[] = []
  for (const call of calls) {
    const node = askedBy(call, checker)
    if (!node) continue
    const at = placeOf(call)
    try {
      const row = call.typeArguments?.[0]
      statements.push({
        at,
        texts: textsOf({ code, node }).map(numbered),
        ...(row && { row: checker.getTypeFromTypeNode(row) }),
      })
    } catch (error) {
      if (!(error instanceof Unresolved)) throw error
      unresolved.push(`${at} ${error.message}`)
    }
  }
  return { statements, unresolved }
}

const callsOf = (program: ts.Program): ts.CallExpression[] => {
  const calls: ts.CallExpression[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) calls.push(node)
    ts.forEachChild(node, visit)
  }
  for (const file of program.getSourceFiles())
    if (!file.isDeclarationFile && !file.fileName.includes('node_modules')) visit(file)
  return calls
}

const calledBy = (call: ts.CallExpression, checker: ts.TypeChecker): ts.Symbol | undefined => {
  if (!ts.isIdentifier(call.expression)) return undefined
  const symbol = checker.getSymbolAtLocation(call.expression)
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
}

const placeOf = (node: ts.Node): string => {
  const file = node.getSourceFile()
  const { line } = file.getLineAndCharacterOfPosition(node.getStart())
  return `${path.relative('.', file.fileName)}:${String(line + 1)}`
}

const DOORS = /\/platform\/db\/(?:transaction-of|mail-query|pool|read-often|query-statement)\.ts$|\/@types\/pg\//
const OBJECT_DOORS = ['runStatement', 'preparedStatement', 'eachRowInTransaction']
/** What lies below the doors, or holds no statement of the site. */
const OTHER_CODE =
  /\/(?:migrations|tests|packages\/demo|src\/server\/platform\/(?:db|postgres))\/|run-statement\.ts|prepared-statement\.ts|confirmed-transactions\.ts/

/** The statement that a call asks the database, if it asks any. */
const askedBy = (call: ts.CallExpression, checker: ts.TypeChecker): ts.Expression | undefined => {
  if (OTHER_CODE.test(call.getSourceFile().fileName)) return undefined
  if (OBJECT_DOORS.includes(call.expression.getText())) return call.arguments.at(-1)
  const [asked] = call.arguments
  if (!asked || !ASKS.test(call.expression.getText()) || isPassedOn(asked, checker)) return undefined
  const declared = checker.getResolvedSignature(call)?.declaration?.getSourceFile().fileName ?? ''
  return DOORS.test(declared) ? asked : undefined
}

const ASKS = /(?:query\w*|queryOne|readOften|execute\w*|run|ask)$/i

/** Of a door made of another one, which is asked elsewhere. */
const isPassedOn = (asked: ts.Expression, checker: ts.TypeChecker): boolean => {
  const declared = checker.getSymbolAtLocation(asked)?.valueDeclaration
  return (
    declared !== undefined &&
    ts.isParameter(declared) &&
    ts.isArrowFunction(declared.parent) &&
    ts.isCallExpression(declared.parent.body)
  )
}

const numbered = (text: string): string => {
  let last = 0
  return text.replaceAll(VALUE, () => `$${String((last += 1))}`)
}
