/* oxlint-disable complexity -- One case for each method and operator. */
import ts from 'typescript'

/** SQL with its values left out. */
export class Sql {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** What only a run of the program knows. */
export class Unknown {
  readonly node: ts.Node
  readonly type: ts.Type

  constructor(node: ts.Node, type: ts.Type) {
    this.node = node
    this.type = type
  }
}

/** A value whose place in a statement PostgreSQL numbers. */
export const VALUE = '\u0001'

export type Callable = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration | ts.MethodDeclaration
export type Primitive = string | number | boolean | null | undefined | RegExp
export type Value = Primitive | Sql | Unknown | Value[] | Map<string, Value> | Closure
export type Closure = { node: Callable; scope: Scope }
export type Scope = { values: Map<ts.Symbol, Value>; parent?: Scope }

/** Where a call that is given an object finds its statement in it. */
export const PLACES = ['text', 'statement', 'build', 'rows']

/** A part of a statement that cannot be told from the source. */
export class Unresolved extends Error {}

export type Code = { checker: ts.TypeChecker; callsOf: (called: ts.Symbol) => ts.CallExpression[] }

export const DEEPEST = 60

export const isVague = (value: Value): boolean =>
  value instanceof Unknown && (value.type.flags & ts.TypeFlags.Any) !== 0

export const NOT_KNOWN = Symbol('not known')

export const keyOf = (node: ts.Node): string => `${node.getSourceFile().fileName}:${String(node.pos)}`

export const allowsUndefined = (type: ts.Type): boolean =>
  (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Undefined | ts.TypeFlags.Void)) !== 0 ||
  (type.isUnion() && type.types.some(allowsUndefined))

export const isClosure = (value: Value): value is Closure =>
  typeof value === 'object' && value !== null && 'scope' in value

export const elementOf = ({ node, type }: Unknown, checker: ts.TypeChecker): Unknown =>
  new Unknown(node, checker.getIndexTypeOfType(type, ts.IndexKind.Number) ?? checker.getAnyType())

export const enclosing = (node: ts.Node): ts.Node => ts.findAncestor(node, ts.isFunctionLike) ?? node.getSourceFile()

export const regexOf = (literal: string): RegExp => {
  const end = literal.lastIndexOf('/')
  return new RegExp(literal.slice(1, end), literal.slice(end + 1))
}

/** The parameter or variable that a name is taken out of, and the way to it. */
export const outermost = (
  declaration: ts.Node,
): [ts.ParameterDeclaration | ts.VariableDeclaration | undefined, ts.BindingElement[]] => {
  const path: ts.BindingElement[] = []
  let at = declaration
  while (ts.isBindingElement(at)) {
    path.unshift(at)
    at = at.parent.parent
  }
  return [ts.isParameter(at) || ts.isVariableDeclaration(at) ? at : undefined, path]
}

export const onMap = (map: Map<string, Value>, method: string, [key, value]: Value[]): Value | typeof NOT_KNOWN => {
  if (method === 'keys') return [...map.keys()]
  if (method === 'values') return [...map.values()]
  if (typeof key !== 'string') return NOT_KNOWN
  if (method === 'set') return map.set(key, value)
  return method === 'get' ? map.get(key) : NOT_KNOWN
}

export const onText = (text: string, method: string, args: Value[]): Value | typeof NOT_KNOWN => {
  const [one, other] = args
  switch (method) {
    case 'replaceAll':
    case 'replace':
      return (typeof one === 'string' || one instanceof RegExp) && typeof other === 'string'
        ? method === 'replace'
          ? text.replace(one, other)
          : text.replaceAll(one, other)
        : NOT_KNOWN
    case 'trim':
      return text.trim()
    case 'split':
      return typeof one === 'string' ? text.split(one) : NOT_KNOWN
    case 'slice':
      return typeof one === 'number' ? text.slice(one, typeof other === 'number' ? other : undefined) : NOT_KNOWN
    default:
      return NOT_KNOWN
  }
}

export const computed = (operator: ts.SyntaxKind, left: Value, right: Value): Value => {
  if (left instanceof Unknown || right instanceof Unknown) return undefined
  if (operator === ts.SyntaxKind.EqualsEqualsEqualsToken) return left === right
  if (operator === ts.SyntaxKind.ExclamationEqualsEqualsToken) return left !== right
  if (operator === ts.SyntaxKind.PlusToken && typeof left === 'string' && typeof right === 'string') return left + right
  if (typeof left !== 'number' || typeof right !== 'number') return undefined
  switch (operator) {
    case ts.SyntaxKind.PlusToken:
      return left + right
    case ts.SyntaxKind.MinusToken:
      return left - right
    case ts.SyntaxKind.AsteriskToken:
      return left * right
    case ts.SyntaxKind.SlashToken:
      return left / right
    case ts.SyntaxKind.GreaterThanToken:
      return left > right
    case ts.SyntaxKind.LessThanToken:
      return left < right
    case ts.SyntaxKind.GreaterThanEqualsToken:
      return left >= right
    default:
      return undefined
  }
}

/** What `...rest` takes of a value. */
export const restOf = (value: Value, element: ts.BindingElement): Value => {
  const others = element.parent.elements.flatMap((one) =>
    ts.isBindingElement(one) && one !== element ? [(one.propertyName ?? one.name).getText()] : [],
  )
  if (Array.isArray(value)) return value.slice(others.length)
  return value instanceof Map ? new Map([...value].filter(([key]) => !others.includes(key))) : value
}
