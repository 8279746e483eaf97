import { readFileSync } from 'node:fs'
import path from 'node:path'
import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { unpackWoff } from './unpack-woff'

const FILE = path.resolve('node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff')

/** A table's tag, checksum and content, as the directory of an OpenType file says. */
const tablesOf = (font: Buffer) =>
  Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const entry = 12 + index * 16
    const [checksum, offset, length] = [4, 8, 12].map((at) => font.readUInt32BE(entry + at)) as [number, number, number]
    return { tag: font.toString('latin1', entry, entry + 4), checksum, content: font.subarray(offset, offset + length) }
  })

/** The sum of a table's 32-bit words, the last one filled with zeros. */
const sumOf = (content: Buffer): number => {
  const whole = Buffer.concat([content], Math.ceil(content.length / 4) * 4)
  let sum = 0
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0
  return sum
}

describe('the font inside a WOFF file', () => {
  it('has every table whole, by the checksum that the font itself gives', () => {
    const tables = tablesOf(unpackWoff(readFileSync(FILE)))
    expect(tables.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'hmtx', 'name']))
    for (const { tag, checksum, content } of tables) {
      // The head holds a sum of the whole file, left out of its own.
      const summed =
        tag === 'head' ? Buffer.concat([content.subarray(0, 8), Buffer.alloc(4), content.subarray(12)]) : content
      expect([tag, sumOf(summed)]).toEqual([tag, checksum])
    }
  })

  it('keeps a table that was not packed, and is as long as the file says', () => {
    const woff = woffOf([
      ['aaaa', Buffer.from('plain'), false],
      ['bbbb', Buffer.alloc(400, 7), true],
    ])
    const font = unpackWoff(woff)
    expect(tablesOf(font).map(({ tag, content }) => [tag, content.length, content[0]])).toEqual([
      ['aaaa', 5, 'p'.charCodeAt(0)],
      ['bbbb', 400, 7],
    ])
    expect(font).toHaveLength(12 + 2 * 16 + 8 + 400)
  })

  it('is asked of a WOFF file alone', () => {
    expect(() => unpackWoff(Buffer.from('wOF2 and more'))).toThrow('Not a WOFF font.')
  })
})

const woffOf = (tables: Array<[tag: string, content: Buffer, isPacked: boolean]>): Buffer => {
  const head = Buffer.alloc(44 + tables.length * 20)
  head.write('wOFF', 'latin1')
  head.writeUInt16BE(tables.length, 12)
  const contents = tables.map(([, content, isPacked]) => (isPacked ? deflateSync(content) : content))
  for (const [index, [tag, content]] of tables.entries()) {
    const entry = 44 + index * 20
    const before = contents.slice(0, index).reduce((sum, { length }) => sum + length, 0)
    head.write(tag, entry, 'latin1')
    head.writeUInt32BE(head.length + before, entry + 4)
    head.writeUInt32BE(contents[index]?.length ?? 0, entry + 8)
    head.writeUInt32BE(content.length, entry + 12)
  }
  return Buffer.concat([head, ...contents])
}
