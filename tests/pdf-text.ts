import { inflateSync } from 'node:zlib'

/** The text of a PDF of pdfkit, whose letters are numbers of embedded fonts, told by their `ToUnicode` maps. */
export const pdfText = (file: Buffer): string => {
  const objects = new Map(
    [...file.toString('latin1').matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [
      id,
      body,
    ]),
  )
  const streamOf = (body: string): string => {
    const [, stream = ''] = /stream\n([\s\S]*?)\nendstream/.exec(body) ?? []
    const bytes = Buffer.from(stream, 'latin1')
    return body.includes('/FlateDecode') && bytes.length > 0 ? inflateSync(bytes).toString('latin1') : stream
  }
  const reference = (body: string, key: string): string => new RegExp(`/${key} (\\d+) 0 R`).exec(body)?.[1] ?? ''
  const fonts = new Map<string, string[]>()
  for (const body of objects.values()) {
    for (const [, name = '', id = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = objects.get(reference(objects.get(id) ?? '', 'ToUnicode'))
      if (map) fonts.set(name, lettersOf(streamOf(map)))
    }
  }
  return [...objects.values()]
    .filter((body) => body.includes('stream\n') && !/\/Subtype \/Image|\/FontFile|\/Length1/.test(body))
    .map((body) => linesOf(streamOf(body), fonts))
    .join('\n')
}

/** The letters of a font by their numbers, which pdfkit writes as ranges of lists. */
const lettersOf = (map: string): string[] => {
  const letters: string[] = []
  for (const [, from = '', list = ''] of map.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)) {
    const texts = [...list.matchAll(/<([\w ]*)>/g)].map(([, hex = '']) =>
      String.fromCharCode(...(hex.replaceAll(' ', '').match(/.{4}/g) ?? []).map((unit) => parseInt(unit, 16))),
    )
    texts.forEach((text, index) => {
      letters[parseInt(from, 16) + index] = text
    })
  }
  return letters
}

const linesOf = (content: string, fonts: Map<string, string[]>): string => {
  let letters: string[] = []
  const shown: string[] = []
  for (const [, font, pieces] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) letters = fonts.get(font) ?? []
    if (pieces === undefined) continue
    const codes = [...pieces.matchAll(/<(\w*)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    shown.push(codes.map((code) => letters[parseInt(code, 16)] ?? '').join(''))
  }
  return shown.join(' ')
}
