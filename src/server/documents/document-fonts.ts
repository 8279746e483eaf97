import path from 'node:path'

const fontFile = (family: string, weight: number): string =>
  path.join(process.cwd(), `node_modules/@fontsource/${family}/files/${family}-latin-${String(weight)}-normal.woff`)

/** The site's own fonts, one file a weight, as documents embed them. */
export const DOCUMENT_FONTS = {
  text: fontFile('instrument-sans', 400),
  strong: fontFile('instrument-sans', 600),
  title: fontFile('bricolage-grotesque', 700),
}
