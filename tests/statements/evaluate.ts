/* oxlint-disable max-lines, complexity -- An interpreter is one recursion: each kind of node may hold every other. */
import ts from 'typescript'
import {
  Sql,
  Unknown,
  VALUE,
  type Value,
  type Closure,
  type Scope,
  PLACES,
  Unresolved,
  type Code,
  DEEPEST,
  isVague,
  NOT_KNOWN,
  keyOf,
  allowsUndefined,
  isClosure,
  elementOf,
  enclosing,
  regexOf,
  restOf,
  outermost,
  onMap,
  onText,
  computed,
} from './values'

/**
 * Every text that an expression of SQL may have, as far as each of its branches and each call that gives it a part is in one of
 * them: not their products.
 */
export const textsOf = ({ code, node }: { code: Code; node: ts.Expression }): string[] => {
  const texts = new Set<string>()
  const first = new Evaluation(code, new Map())
  texts.add(first.textOf(node))
  for (let choice = 0; choice < first.choices.length; choice += 1) {
    for (let option = 1; option < (first.choices[choice] ?? 0); option += 1) {
      try {
        texts.add(new Evaluation(code, new Map([[choice, option]])).textOf(node))
      } catch (error) {
        if (!(error instanceof Unresolved)) throw error
      }
    }
  }
  return [...texts]
}

/** One run through the source, with one way taken at each fork: the first, or the one that is given. */
class Evaluation {
  readonly code: Code
  readonly given: Map<number, number>
  readonly choices: number[] = []
  #depth = 0
  readonly #taken = new Map<string, number>()
  readonly #root: Scope = { values: new Map() }

  constructor(code: Code, given: Map<number, number>) {
    this.code = code
    this.given = given
  }

  textOf(node: ts.Expression): string {
    if (this.given.size > 0) this.#enter(node)
    const value = this.evaluate(node, this.#root)
    const given =
      value instanceof Map ? PLACES.map((place) => value.get(place)).find((one) => one !== undefined) : value
    const asked = isClosure(given) ? this.#apply(given, [new Sql(VALUE)]) : given
    if (asked instanceof Sql) return asked.text
    if (typeof asked === 'string') return asked
    const told = asked instanceof Unknown ? asked.node : node
    throw new Unresolved(`${told.getText().slice(0, 60)} is not known`)
  }

  /** Takes no way on which the statement is not reached. */
  #enter(node: ts.Node): void {
    for (let at = node; !ts.isFunctionLike(at) && !ts.isSourceFile(at); at = at.parent) {
      if (!ts.isIfStatement(at.parent) || at.parent.thenStatement !== at) continue
      const value = this.evaluate(at.parent.expression, this.#root)
      if (value === false) throw new Unresolved('is not reached')
    }
  }

  #choose(key: string, options: number): number {
    const known = this.#taken.get(key)
    if (known !== undefined) return known
    const taken = this.given.get(this.choices.length) ?? 0
    this.choices.push(options)
    this.#taken.set(key, taken)
    return taken
  }

  #unknown(node: ts.Node): Unknown {
    return new Unknown(node, this.code.checker.getTypeAtLocation(node))
  }

  evaluate(node: ts.Node, scope: Scope): Value {
    if (this.#depth > DEEPEST) throw new Unresolved('too deep')
    this.#depth += 1
    try {
      return this.#evaluate(node, scope)
    } finally {
      this.#depth -= 1
    }
  }

  #evaluate(node: ts.Node, scope: Scope): Value {
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
      return this.evaluate(node.expression, scope)
    if (ts.isStringLiteralLike(node)) return node.text
    if (ts.isNumericLiteral(node)) return Number(node.text.replaceAll('_', ''))
    if (ts.isRegularExpressionLiteral(node)) return regexOf(node.text)
    if (node.kind === ts.SyntaxKind.TrueKeyword) return true
    if (node.kind === ts.SyntaxKind.FalseKeyword) return false
    if (node.kind === ts.SyntaxKind.NullKeyword) return null
    if (ts.isIdentifier(node)) return node.text === 'undefined' ? undefined : this.#named(node, scope)
    if (ts.isTemplateExpression(node)) return this.#template(node, scope)
    if (ts.isTaggedTemplateExpression(node)) return this.#tagged(node, scope)
    if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return { node, scope }
    if (ts.isArrayLiteralExpression(node)) return this.#array(node, scope)
    if (ts.isObjectLiteralExpression(node)) return this.#object(node, scope)
    if (ts.isPropertyAccessExpression(node)) return this.#member(node, node.name.text, scope)
    if (ts.isElementAccessExpression(node)) return this.#element(node, scope)
    if (ts.isConditionalExpression(node))
      return this.evaluate(this.#holds(node.condition, scope) ? node.whenTrue : node.whenFalse, scope)
    if (ts.isPrefixUnaryExpression(node)) return this.#prefixed(node, scope)
    if (ts.isBinaryExpression(node)) return this.#binary(node, scope)
    if (ts.isCallExpression(node)) return this.#call(node, scope)
    if (ts.isNewExpression(node) && node.expression.getText() === 'Map' && !node.arguments?.length) return new Map()
    return this.#unknown(node)
  }

  #template(node: ts.TemplateExpression, scope: Scope): Value {
    let text = node.head.text
    for (const { expression, literal } of node.templateSpans) {
      const part = this.#rawOf(this.evaluate(expression, scope))
      if (part instanceof Unknown && !text.endsWith("'")) return part
      // Between quotes, any constant will do.
      text += part instanceof Unknown ? `1${literal.text}` : part + literal.text
    }
    return text
  }

  #tagged(node: ts.TaggedTemplateExpression, scope: Scope): Value {
    if (node.tag.getText() === 'String.raw' && ts.isNoSubstitutionTemplateLiteral(node.template))
      return node.template.rawText ?? ''
    if (node.tag.getText().replace(/<.*/s, '') !== 'sql') return this.#unknown(node)
    if (ts.isNoSubstitutionTemplateLiteral(node.template)) return new Sql(node.template.text)
    return new Sql(
      node.template.templateSpans.reduce(
        (text, { expression, literal }) => text + this.#bound(this.#told(expression, scope)) + literal.text,
        node.template.head.text,
      ),
    )
  }

  /** The value of a node, not known where its type tells that there is one. */
  #told(node: ts.Expression, scope: Scope): Value {
    const value = this.evaluate(node, scope)
    const mayLack = this.code.checker.getTypeAtLocation(node)
    return value === undefined && !allowsUndefined(mayLack) ? this.#unknown(node) : value
  }

  /** What a value becomes in the `sql` of drizzle. */
  #bound(value: Value): string {
    if (value instanceof Sql) return value.text
    if (value === undefined) return ''
    if (Array.isArray(value)) return `(${value.map((one) => this.#bound(one)).join(', ')})`
    if (value instanceof Unknown) {
      const type = this.code.checker.typeToString(value.type)
      if (/\bSQL\b/.test(type)) throw new Unresolved(`${value.node.getText().slice(0, 60)} is not known`)
      return this.code.checker.isArrayType(value.type) ? `(${VALUE})` : VALUE
    }
    return VALUE
  }

  #raw(value: Value): string {
    const text = this.#rawOf(value)
    if (text instanceof Unknown) throw new Unresolved(`${text.node.getText().slice(0, 60)} is not known`)
    return text
  }

  /** What a value becomes within a text. */
  #rawOf(value: Value): string | Unknown {
    if (value instanceof Unknown) {
      const literals = value.type.isUnion() ? value.type.types : [value.type]
      const texts = literals.flatMap((type) =>
        type.isStringLiteral() || type.isNumberLiteral() ? String(type.value) : [],
      )
      if (texts.length > 0) return texts[this.#choose(keyOf(value.node), texts.length)] ?? ''
      return value.type.flags & ts.TypeFlags.NumberLike ? '1' : value
    }
    if (Array.isArray(value)) return value.map((one) => this.#raw(one)).join(',')
    if (
      value instanceof Sql ||
      value instanceof Map ||
      (typeof value === 'object' && value !== null && 'scope' in value)
    )
      throw new Unresolved('is no text')
    return String(value)
  }

  #named(node: ts.Identifier, scope: Scope): Value {
    const { checker } = this.code
    const shorthand = ts.isShorthandPropertyAssignment(node.parent)
      ? checker.getShorthandAssignmentValueSymbol(node.parent)
      : undefined
    const found = shorthand ?? checker.getSymbolAtLocation(node)
    const symbol = found && found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found
    if (!symbol) return this.#unknown(node)
    for (let at: Scope | undefined = scope; at; at = at.parent) if (at.values.has(symbol)) return at.values.get(symbol)
    const value = this.#declared(symbol, node, scope)
    this.#root.values.set(symbol, value)
    return value
  }

  #declared(symbol: ts.Symbol, node: ts.Node, scope: Scope): Value {
    const declaration = symbol.valueDeclaration
    if (!declaration) return this.#unknown(node)
    if (ts.isFunctionDeclaration(declaration) && declaration.body) return { node: declaration, scope: this.#root }
    if (ts.isVariableDeclaration(declaration) && declaration.initializer)
      return this.evaluate(declaration.initializer, scope)
    const [outer, path] = outermost(declaration)
    if (!outer) return this.#unknown(node)
    const loop = outer.parent.parent
    if (ts.isForOfStatement(loop)) return this.#pick({ whole: this.#oneOf(loop, scope), path, node, scope })
    const whole = ts.isParameter(outer)
      ? this.#given(outer)
      : outer.initializer && this.evaluate(outer.initializer, scope)
    return this.#pick({ whole, path, node, scope })
  }

  #pick({ whole, path, node, scope }: { whole: Value; path: ts.BindingElement[]; node: ts.Node; scope: Scope }): Value {
    let value = whole
    for (const element of path) {
      if (value instanceof Unknown) return this.#unknown(node)
      const name = (element.propertyName ?? element.name).getText()
      if (element.dotDotDotToken) {
        value = restOf(value, element)
        continue
      }
      if (Array.isArray(value)) value = value[[...element.parent.elements].findIndex((one) => one === element)]
      else value = value instanceof Map ? value.get(name.replaceAll(/^'|'$/g, '')) : undefined
      if (value === undefined && element.initializer) value = this.evaluate(element.initializer, scope)
    }
    const isLost = value === undefined && path.length > 0 && !allowsUndefined(this.code.checker.getTypeAtLocation(node))
    return isLost || isVague(value) ? this.#unknown(node) : value
  }

  #oneOf(loop: ts.ForOfStatement, scope: Scope): Value {
    const list = this.evaluate(loop.expression, scope)
    return Array.isArray(list) ? list[this.#choose(keyOf(loop), list.length)] : this.#unknown(loop.expression)
  }

  /** What one of the calls of its function gives a parameter. */
  #given(parameter: ts.ParameterDeclaration): Value {
    const owner = parameter.parent
    const named = ts.isFunctionDeclaration(owner)
      ? owner.name
      : ts.isVariableDeclaration(owner.parent)
        ? owner.parent.name
        : undefined
    const symbol = named && this.code.checker.getSymbolAtLocation(named)
    const calls = symbol ? this.code.callsOf(symbol) : []
    if (calls.length === 0) return this.#unknown(parameter.name)
    const call = calls[this.#choose(keyOf(owner), calls.length)]
    const argument = call?.arguments[owner.parameters.indexOf(parameter)]
    if (!argument) return parameter.initializer ? this.evaluate(parameter.initializer, this.#root) : undefined
    return this.evaluate(argument, this.#root)
  }

  #array(node: ts.ArrayLiteralExpression, scope: Scope): Value[] {
    return node.elements.flatMap((element) => {
      const value = this.evaluate(ts.isSpreadElement(element) ? element.expression : element, scope)
      if (!ts.isSpreadElement(element)) return [value]
      if (value instanceof Map) return [...value].map(([key, one]) => [key, one])
      return Array.isArray(value) ? value : [value]
    })
  }

  #object(node: ts.ObjectLiteralExpression, scope: Scope): Value {
    const made = new Map<string, Value>()
    for (const property of node.properties) {
      if (ts.isSpreadAssignment(property)) {
        const spread = this.evaluate(property.expression, scope)
        if (spread instanceof Map) for (const [key, value] of spread) made.set(key, value)
      } else if (ts.isPropertyAssignment(property)) {
        const name = ts.isComputedPropertyName(property.name)
          ? this.evaluate(property.name.expression, scope)
          : property.name.getText().replaceAll(/^'|'$/g, '')
        if (typeof name === 'string') made.set(name, this.evaluate(property.initializer, scope))
      } else if (ts.isShorthandPropertyAssignment(property)) {
        made.set(property.name.text, this.#named(property.name, scope))
      } else if (ts.isMethodDeclaration(property)) {
        made.set(property.name.getText(), { node: property, scope })
      }
    }
    return made
  }

  #member(node: ts.PropertyAccessExpression, name: string, scope: Scope): Value {
    const of = this.evaluate(node.expression, scope)
    if (of === undefined && node.questionDotToken) return undefined
    if (of instanceof Map && of.has(name)) return of.get(name)
    if (name === 'length' && (Array.isArray(of) || typeof of === 'string')) return of.length
    return this.#unknown(node)
  }

  #element(node: ts.ElementAccessExpression, scope: Scope): Value {
    const of = this.evaluate(node.expression, scope)
    const key = this.evaluate(node.argumentExpression, scope)
    if (of instanceof Map) {
      if (typeof key === 'string' || typeof key === 'number') return of.get(String(key))
      if (!(key instanceof Unknown)) return this.#unknown(node)
      const values = [...of.values()]
      return values[this.#choose(keyOf(key.node), values.length)]
    }
    if (Array.isArray(of) && typeof key === 'number') return of[key]
    return this.#unknown(node)
  }

  #holds(node: ts.Expression, scope: Scope): boolean {
    return this.#isSo(node, this.evaluate(node, scope))
  }

  #isSo(node: ts.Expression, value: Value): boolean {
    if (!(value instanceof Unknown)) return Boolean(value)
    return this.#choose(`${node.getText()} in ${keyOf(enclosing(node))}`, 2) === 0
  }

  #prefixed(node: ts.PrefixUnaryExpression, scope: Scope): Value {
    const value = this.evaluate(node.operand, scope)
    if (node.operator === ts.SyntaxKind.ExclamationToken) return !this.#isSo(node.operand, value)
    if (node.operator === ts.SyntaxKind.MinusToken && typeof value === 'number') return -value
    return this.#unknown(node)
  }

  #binary(node: ts.BinaryExpression, scope: Scope): Value {
    const left = this.evaluate(node.left, scope)
    switch (node.operatorToken.kind) {
      case ts.SyntaxKind.QuestionQuestionToken:
        if (left instanceof Unknown) return left
        return left ?? this.evaluate(node.right, scope)
      case ts.SyntaxKind.AmpersandAmpersandToken:
        return this.#isSo(node.left, left) ? this.evaluate(node.right, scope) : left instanceof Unknown ? false : left
      case ts.SyntaxKind.BarBarToken:
        return this.#isSo(node.left, left) ? left : this.evaluate(node.right, scope)
      default:
    }
    const right = this.evaluate(node.right, scope)
    const made = computed(node.operatorToken.kind, left, right)
    return made === undefined ? this.#unknown(node) : made
  }

  #call(node: ts.CallExpression, scope: Scope): Value {
    const name = node.expression.getText()
    let given: Value[] | undefined
    // Once: an argument may add to a list as it is evaluated.
    const args = (): Value[] =>
      (given ??= node.arguments.flatMap((argument) => {
        const value = this.evaluate(ts.isSpreadElement(argument) ? argument.expression : argument, scope)
        return ts.isSpreadElement(argument) && Array.isArray(value) ? value : [value]
      }))
    if (name === 'sql.raw') return new Sql(this.#raw(args()[0]))
    if (name === 'sql.param' || name === 'sql.placeholder') return new Sql(VALUE)
    if (name === 'sql.identifier') return new Sql(`"${this.#raw(args()[0])}"`)
    if (name === 'sql.join') return this.#joined(args())
    if (name === 'String') {
      const [value] = args()
      return value instanceof Unknown ? value : this.#raw(value)
    }
    if (/^Object\.\w+$/.test(name)) return this.#ofObject(node, name, args()[0])
    if (ts.isPropertyAccessExpression(node.expression)) {
      const made = this.#method(node.expression, args, scope)
      if (made !== NOT_KNOWN) return made
    }
    const called = this.evaluate(node.expression, scope)
    return isClosure(called) ? this.#apply(called, args()) : this.#unknown(node)
  }

  #joined([parts, separator]: Value[]): Value {
    const between = separator instanceof Sql ? separator.text : ''
    if (Array.isArray(parts)) return new Sql(parts.map((part) => this.#bound(part)).join(between))
    if (parts instanceof Unknown) return new Sql(this.#bound(elementOf(parts, this.code.checker)))
    throw new Unresolved('parts are not known')
  }

  #ofObject(node: ts.CallExpression, name: string, of: Value): Value {
    if (name === 'Object.keys' && of instanceof Unknown && of.type.getProperties().length > 0)
      return of.type.getProperties().map((property) => property.name)
    if (!(of instanceof Map)) return this.#unknown(node)
    if (name === 'Object.keys') return [...of.keys()]
    if (name === 'Object.values') return [...of.values()]
    return name === 'Object.entries' ? [...of].map(([key, value]) => [key, value]) : this.#unknown(node)
  }

  #method(node: ts.PropertyAccessExpression, args: () => Value[], scope: Scope): Value | typeof NOT_KNOWN {
    const of = this.evaluate(node.expression, scope)
    const method = node.name.text
    if (typeof of === 'string') return onText(of, method, args())
    if (of instanceof Map && !of.has(method)) return onMap(of, method, args())
    const isList =
      of instanceof Unknown && (this.code.checker.isArrayType(of.type) || this.code.checker.isTupleType(of.type))
    // Of a list that is not known, one that is not known stands for all.
    const list = Array.isArray(of)
      ? of
      : isList && ['map', 'flatMap'].includes(method)
        ? [elementOf(of, this.code.checker)]
        : undefined
    if (!list) return NOT_KNOWN
    const given = args()
    const [by] = given
    const each = (value: Value, index: number): Value => (isClosure(by) ? this.#apply(by, [value, index]) : value)
    switch (method) {
      case 'map':
        return list.map(each)
      case 'flatMap':
        return list.map(each).flat() as Value[]
      case 'filter':
        return list.filter((value, index) => (isClosure(by) ? this.#isTrue(each(value, index)) : Boolean(value)))
      case 'join':
        return this.#texts(list, typeof by === 'string' ? by : ',')
      case 'push':
        return list.push(...given)
      case 'includes':
        return list.includes(by)
      case 'some':
        return list.some((value, index) => this.#isTrue(each(value, index)))
      case 'slice':
      case 'toSorted':
        return list.slice(typeof by === 'number' ? by : 0)
      default:
        return NOT_KNOWN
    }
  }

  #texts(list: Value[], separator: string): string | Unknown {
    const texts: string[] = []
    for (const one of list) {
      const text = this.#rawOf(one)
      if (text instanceof Unknown) return text
      texts.push(text)
    }
    return texts.join(separator)
  }

  #isTrue(value: Value): boolean {
    return value instanceof Unknown ? this.#choose(keyOf(value.node), 2) === 0 : Boolean(value)
  }

  #apply({ node, scope }: Closure, args: Value[]): Value {
    const own: Scope = { values: new Map(), parent: scope }
    for (const [index, { name, initializer, dotDotDotToken }] of node.parameters.entries()) {
      const value = dotDotDotToken ? args.slice(index) : args[index]
      this.#bind(name, value === undefined && initializer ? this.evaluate(initializer, own) : value, own)
    }
    if (!node.body) return undefined
    if (!ts.isBlock(node.body)) return this.evaluate(node.body, own)
    const done = this.#run(node.body.statements, own)
    return done?.value
  }

  #bind(name: ts.BindingName, value: Value, scope: Scope): void {
    if (ts.isIdentifier(name)) {
      const symbol = this.code.checker.getSymbolAtLocation(name)
      if (symbol) scope.values.set(symbol, isVague(value) ? this.#unknown(name) : value)
      return
    }
    for (const element of name.elements) {
      if (!ts.isBindingElement(element)) continue
      this.#bind(element.name, this.#pick({ whole: value, path: [element], node: element.name, scope }), scope)
    }
  }

  #run(statements: Iterable<ts.Statement>, scope: Scope): { value: Value } | undefined {
    for (const statement of statements) {
      const done = this.#step(statement, scope)
      if (done) return done
    }
    return undefined
  }

  #step(statement: ts.Statement, scope: Scope): { value: Value } | undefined {
    if (ts.isReturnStatement(statement))
      return { value: statement.expression && this.evaluate(statement.expression, scope) }
    if (ts.isBlock(statement)) return this.#run(statement.statements, scope)
    if (ts.isIfStatement(statement)) {
      if (this.#holds(statement.expression, scope)) return this.#step(statement.thenStatement, scope)
      return statement.elseStatement && this.#step(statement.elseStatement, scope)
    }
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        this.#bind(name, initializer && this.evaluate(initializer, scope), scope)
    if (ts.isExpressionStatement(statement)) this.evaluate(statement.expression, scope)
    return undefined
  }
}
