const QUOTE = 0x22
const BACKSLASH = 0x5c

/**
 * Whether lists and objects stand in each other more than `most` times in a JSON text, given in pieces: whoever parses or
 * copies it would run out of stack. Each byte is read once, and what stands in strings does not count.
 */
export function nestsDeeper({ pieces, most }: { pieces: Uint8Array[]; most: number }): boolean {
  let depth = 0
  let isInString = false
  let isEscaped = false
  for (const piece of pieces) {
    for (const byte of piece) {
      if (isEscaped) isEscaped = false
      else if (byte === BACKSLASH) isEscaped = isInString
      else if (byte === QUOTE) isInString = !isInString
      else if (!isInString) depth += stepOf(byte)
      if (depth > most) return true
    }
  }
  return false
}

// [ and {, ] and }
function stepOf(byte: number): number {
  if (byte === 0x5b || byte === 0x7b) return 1
  return byte === 0x5d || byte === 0x7d ? -1 : 0
}
