import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const SOURCES = [
  '{src,storefront,admin,collections,packages}/**/*.{ts,tsx}',
  'public/**/*.{js,mjs}',
  'payload.config.ts',
]

/** The only places that turn a text into markup, with the text that they take. */
const ALLOWED = [
  // Constants of the package of glyphs.
  'storefront/ui/icon.tsx: dangerouslySetInnerHTML={{ __html: drawingOf(glyph) }}',
  // Data, which no browser runs and no text can close.
  "storefront/ui/structured-data.tsx: dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\\\u003c') }}",
  // A mail, in a frame that runs and sends nothing.
  'admin/mails/mail-article.tsx: <iframe title={`Mail à ${to}`} sandbox="" srcDoc={html} />',
  // A document of its own, which is read and never shown.
  "storefront/features/expedition-map/map/read-relief.ts: new DOMParser().parseFromString(svg, 'image/svg+xml')",
  // The presenter of rich texts: see WRITTEN.
  'src/server/features/booking-mails/information-form-mail.tsx: dangerouslySetInnerHTML={{ __html: form.html }}',
  'storefront/features/booking-tunnel/components/information-form.tsx: dangerouslySetInnerHTML={{ __html: form.html }}',
  'storefront/features/legal/components/legal-body.tsx: dangerouslySetInnerHTML={{ __html: text.html }}',
  'storefront/features/content/components/content-blocks.tsx: dangerouslySetInnerHTML: { __html: html }',
  'storefront/features/content/components/video-block.tsx: dangerouslySetInnerHTML={{ __html: transcript }}',
  'storefront/features/product/components/description.tsx: dangerouslySetInnerHTML={{ __html: expedition.description_html }}',
  'storefront/features/faq/components/faq-question.tsx: dangerouslySetInnerHTML={{ __html: entry.html }}',
  'storefront/parts/legal-text-box.tsx: dangerouslySetInnerHTML={{ __html: html }}',
]

/** Where the server names a text that is shown as markup: each is made by `present-rich-text.ts`, or handed on from one of these. */
const WRITTEN = [
  // A mail, drawn by React for the frame above.
  "src/server/features/booking-mails/preview-mails.ts: const { to, subject, html, text } = await writeMail({ mail, messageId: '<preview>', signature })",
  // The sample of the mail's preview, a constant; the mail itself is given a legal text.
  'src/server/features/booking-mails/information-form-mail.tsx: html: ',
  'src/server/features/booking-mails/information-form-mail.tsx: html: form.html',
  'src/server/features/catalogue/expeditions/present-draft.ts: description_html: presentRichText(filled.description)',
  'src/server/features/catalogue/expeditions/present-expedition.ts: description_html: presentRichText(description)',
  'src/server/features/content/present-blocks.ts: const transcript = presentRichText(recording.transcript)',
  'src/server/features/content/present-blocks.ts: const { html, headings: own } = presentRichTextWithHeadings({ data: block.body, taken })',
  'src/server/features/faq/list-faq.ts: html: presentRichText(answer)',
]

const SINK =
  /^(?:dangerouslySetInnerHTML|srcDoc|srcdoc|innerHTML|outerHTML|insertAdjacentHTML|setHTMLUnsafe|parseHTMLUnsafe|createContextualFragment|parseFromString|write|writeln)$/
const DOCUMENT_WRITE = /^(?:document|doc)\.(?:write|writeln)$/

const sources = globSync(SOURCES).filter((file) => !/\.(?:test|fixture)\.|importMap/.test(file))

type Name = (node: ts.Node, source: ts.SourceFile) => string | null

/** What `name` says of the sources that `mark` is found in. */
const find = (mark: RegExp, name: Name): string[] =>
  sources.flatMap((file) => {
    const content = readFileSync(file, 'utf8')
    if (!mark.test(content)) return []
    const source = ts.createSourceFile(file, content, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
    const found: string[] = []
    const visit = (node: ts.Node): void => {
      const one = name(node, source)
      if (one !== null) found.push(`${file}: ${one}`)
      ts.forEachChild(node, visit)
    }
    visit(source)
    return found
  })

const sinkAt: Name = (node, source) => {
  if (ts.isJsxAttribute(node) && SINK.test(node.name.getText(source))) {
    // A frame is only safe as a whole.
    return (/^srcdoc$/i.test(node.name.getText(source)) ? node.parent.parent : node).getText(source)
  }
  if (ts.isPropertyAssignment(node) && SINK.test(node.name.getText(source))) {
    return node.name.getText(source) === 'write' ? null : node.getText(source)
  }
  if (!ts.isPropertyAccessExpression(node) || !SINK.test(node.name.text)) return null
  if (/^write/.test(node.name.text))
    return DOCUMENT_WRITE.test(node.getText(source)) ? node.parent.getText(source) : null
  return node.parent.getText(source)
}

const HTML = /^(?:html|[a-z]+_html)$/

const htmlAt: Name = (node, source) => {
  if (!source.fileName.startsWith('src/server/features/')) return null
  // A constant says nothing but itself.
  if (ts.isPropertyAssignment(node) && HTML.test(node.name.getText(source))) {
    return ts.isStringLiteral(node.initializer) ? 'html: ' : node.getText(source)
  }
  if (!ts.isVariableDeclaration(node) || !ts.isVariableDeclarationList(node.parent)) return null
  const names = node.name.getText(source).split(/[^\w]+/)
  return names.some((one) => HTML.test(one) || one === 'transcript') ? `const ${node.getText(source)}` : null
}

describe('what becomes markup', () => {
  it('does so in the places above alone', () => {
    expect(find(/html|srcdoc|parseFromString|createContextualFragment|write/i, sinkAt).toSorted()).toEqual(
      ALLOWED.toSorted(),
    )
  })

  it('is made by the presenter of rich texts, or handed on', () => {
    expect(find(/html|transcript/, htmlAt).toSorted()).toEqual(WRITTEN.toSorted())
  })
})
