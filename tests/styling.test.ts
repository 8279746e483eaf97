import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

// docs/adr/0035: names of what a thing is, each declared in the sheet of its page or part.
const SITE = ['storefront/**/*.{ts,tsx}', 'src/app/**/*.{ts,tsx}']
const PANEL = ['admin/**/*.{ts,tsx}']
/** Where the looks are named that a name may end with: `ctext--${look}`. */
const LOOKS = 'src/{contract,domain}/**/*.ts'
/** Made by Payload, and by the map, of what they show. */
const BY_OTHERS = /^(collection-list--|cell-|btn--style-|maplibregl-)/
/** What the panel is built upon styles with sheets of its own. */
const PAYLOAD = 'node_modules/@payloadcms/{ui,next}/dist/**/*.css'

const sourcesOf = (patterns: string[]): string[] =>
  globSync(patterns).filter((file) => !/\.(test|fixture)\./.test(file))

/** The classes that sheets declare, each with the sheet that does. */
const declaredIn = (pattern: string): Map<string, string> => {
  const classes = new Map<string, string>()
  for (const sheet of globSync(pattern)) {
    const rules = readFileSync(sheet, 'utf8').replace(/\/\*[\s\S]*?\*\/|"[^"]*"|'[^']*'|url\([^)]*\)/g, '')
    for (const [, selector = ''] of rules.matchAll(/([^{};]+)\{/g)) {
      if (selector.trimStart().startsWith('@')) continue
      for (const [, name = ''] of selector.matchAll(/\.([a-z_][\w-]*)/gi)) classes.set(name, sheet)
    }
  }
  return classes
}

type Pieces = {
  /** Whole class names. */
  names: { name: string; at: string }[]
  /** What a name begins with where its end is worked out: `btn--` of `btn--${look}`. */
  stems: { name: string; at: string }[]
}

const isText = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)

/** What is compared, asked or looked up is no class: `tone === 'dates' ? … : …`, `TILES['info']`, `find('x')`. */
const isAside = (node: ts.Node, parent: ts.Node): boolean =>
  (ts.isConditionalExpression(parent) && node === parent.condition) ||
  (ts.isBinaryExpression(parent) && ts.SyntaxKind[parent.operatorToken.kind].includes('EqualsEquals')) ||
  (ts.isElementAccessExpression(parent) && node === parent.argumentExpression) ||
  (ts.isPropertyAssignment(parent) && node === parent.name) ||
  (ts.isCallExpression(parent) && node !== parent.expression)

const parsed = new Map<string, ts.SourceFile>()
const parse = (file: string): ts.SourceFile => {
  const source =
    parsed.get(file) ??
    ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  parsed.set(file, source)
  return source
}

/** The classes that one file gives. */
const givenBy = (file: string): Pieces => {
  const pieces: Pieces = { names: [], stems: [] }
  const source = parse(file)
  const constants = new Map<string, ts.Expression>()

  const takeText = (node: ts.LiteralLikeNode) => {
    const at = `${file}:${String(source.getLineAndCharacterOfPosition(node.getStart()).line + 1)}`
    const words = node.text.split(/\s+/)
    // The end of a name that an expression begins, as in `${look}--wide`.
    if (ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) words.shift()
    const stem = ts.isTemplateHead(node) || ts.isTemplateMiddle(node) ? words.pop() : undefined
    if (stem) pieces.stems.push({ name: stem, at })
    pieces.names.push(...words.filter(Boolean).map((name) => ({ name, at })))
  }
  const take = (node: ts.Node) => {
    if (isText(node)) {
      takeText(node)
      return
    }
    if (ts.isTemplateSpan(node)) {
      const before = node.parent.templateSpans[node.parent.templateSpans.indexOf(node) - 1]?.literal ?? node.parent.head
      if (/(^|\s)$/.test(before.text)) take(node.expression)
      take(node.literal)
      return
    }
    const constant = ts.isIdentifier(node) ? constants.get(node.text) : undefined
    if (constant) take(constant)
    ts.forEachChild(node, (child) => {
      if (!isAside(child, node)) take(child)
    })
  }

  const visit = (node: ts.Node) => {
    if (ts.isVariableDeclaration(node) && node.initializer) constants.set(node.name.getText(), node.initializer)
    if (ts.isJsxAttribute(node) && node.initializer && /^(class|\w*ClassName)$|^className$/.test(node.name.getText())) {
      take(node.initializer)
    }
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'className') take(node.initializer)
    ts.forEachChild(node, visit)
  }
  // Constants first: a component may stand above them.
  const collect = (node: ts.Node) => {
    if (ts.isVariableDeclaration(node) && node.initializer && !ts.isArrowFunction(node.initializer)) {
      constants.set(node.name.getText(), node.initializer)
    }
    ts.forEachChild(node, collect)
  }
  collect(source)
  visit(source)
  return pieces
}

const undeclared = (patterns: string[], declared: Set<string>): string[] =>
  sourcesOf(patterns).flatMap((file) => {
    const { names, stems } = givenBy(file)
    return [
      ...names.filter(({ name }) => !declared.has(name)),
      ...stems.filter(({ name }) => ![...declared].some((one) => one.startsWith(name))),
    ].map(({ name, at }) => `${at} ${name}`)
  })

/** The words of every text that a file writes, whatever for: a class may be given by ways that `givenBy` does not follow. */
const wordsOf = (file: string): string[] => {
  const words: string[] = []
  const visit = (node: ts.Node) => {
    if (isText(node)) words.push(...node.text.split(/[^\w-]+/))
    ts.forEachChild(node, visit)
  }
  visit(parse(file))
  return words
}

/** The classes of sheets that no source gives, whole or as a stem with a word for its end. */
const unused = ({ sheets, sources }: { sheets: string; sources: string[] }): string[] => {
  const files = sourcesOf(sources)
  const names = new Set(files.flatMap(wordsOf))
  const texts = [...files, ...sourcesOf([LOOKS])].map((file) => readFileSync(file, 'utf8'))
  const ends = new Set(texts.flatMap((text) => text.match(/[\w-]+/g) ?? []))
  const stems = texts.flatMap((text) => [...text.matchAll(/([\w-]+[-_])\$\{/g)].map(([, stem = '']) => stem))
  const isGiven = (name: string): boolean =>
    names.has(name) || stems.some((stem) => name.startsWith(stem) && ends.has(name.slice(stem.length)))
  return [...declaredIn(sheets)]
    .filter(([name]) => !isGiven(name) && !BY_OTHERS.test(name))
    .map(([name, sheet]) => `${sheet} .${name}`)
}

describe('styling', () => {
  it('gives no class of the site that no sheet declares', () => {
    expect(undeclared(SITE, new Set(declaredIn('storefront/**/*.css').keys()))).toEqual([])
  })

  it('gives no class of the panel that neither its sheets nor Payload’s declare', () => {
    const declared = [...declaredIn('admin/**/*.css').keys(), ...declaredIn(PAYLOAD).keys()]
    expect(undeclared(PANEL, new Set(declared))).toEqual([])
  })

  it('declares no class of the site that nothing gives', () => {
    expect(unused({ sheets: 'storefront/**/*.css', sources: SITE })).toEqual([])
  })

  it('declares no class of the panel that neither it nor Payload gives', () => {
    const theirs = declaredIn(PAYLOAD)
    const dead = unused({ sheets: 'admin/**/*.css', sources: PANEL })
    expect(dead.filter((one) => !theirs.has(one.split(' .')[1] ?? ''))).toEqual([])
  })
})
