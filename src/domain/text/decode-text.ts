/**
 * The text of a file that people hand in: by its byte order mark, else by the encoding that its XML declaration names, else
 * UTF-8, and where it is not UTF-8 the older letters that French programs still write (windows-1252).
 */
export const decodeText = (bytes: ArrayBuffer): string => {
  const named = encodingOf(bytes)
  for (const encoding of [named, 'utf-8']) {
    const text = encoding === undefined ? null : decodeExactly(bytes, encoding)
    if (text !== null) return text
  }
  return new TextDecoder('windows-1252').decode(bytes)
}

/** Bytes of the longest XML declaration that is looked for. */
const DECLARATION_BYTES = 200

const encodingOf = (bytes: ArrayBuffer): string | undefined => {
  const head = new TextDecoder('windows-1252').decode(bytes.slice(0, DECLARATION_BYTES))
  if (head.startsWith('ÿþ')) return 'utf-16le'
  if (head.startsWith('þÿ')) return 'utf-16be'
  return /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1]
}

/** Null where the browser does not know the encoding, or the bytes are not written in it. */
const decodeExactly = (bytes: ArrayBuffer, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
