import path from 'node:path'

/** The site's own fonts, one file a weight, as documents embed them. Whole paths: the build follows them to the files. */
export const DOCUMENT_FONTS = {
  text: path.join(
    process.cwd(),
    'node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff',
  ),
  strong: path.join(
    process.cwd(),
    'node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff',
  ),
  title: path.join(
    process.cwd(),
    'node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff',
  ),
}
