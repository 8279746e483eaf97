/** The kinds of pictures that the site draws anew. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif'

/** The kind of a picture by its first bytes: no other reader, such as that of SVG, is handed a stranger's file. */
export const pictureFormat = (content: Buffer): PictureFormat | null => {
  const text = (start: number, end: number): string => content.toString('latin1', start, end)
  if (text(0, 3) === '\u00ff\u00d8\u00ff') return 'jpeg'
  if (text(0, 8) === '\u0089PNG\r\n\u001a\n') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  return text(4, 8) === 'ftyp' && /^avi[fs]$/.test(text(8, 12)) ? 'avif' : null
}
