import fc from 'fast-check'

const SNIPPETS = [
  ...['<', '>', '</', '"', "'", '&', '&#0;', '&#xD800;', '\0', '\ud800', '\ufeff', '\r', '\n', ';', ',', '\t', '|'],
  ...['<__proto__>', '</__proto__>', '<constructor/>', '<!--', '<![CDATA[', ']]>', '<?xml version="9.9"?>'],
  ...['<!DOCTYPE a [<!ENTITY b "c">]>', ' __proto__="1"', ' xmlns:a=""', '99999999999,99', '-1', 'NaN', '1e400'],
  ...[`<${'a'.repeat(40_000)}`, '<a>'.repeat(2_000), '"'.repeat(5_000), ';'.repeat(30_000), 'a'.repeat(30_000)],
]

type Fault = (text: string) => string

const place = fc.double({ min: 0, max: 1, noNaN: true })
const at = (text: string, share: number): number => Math.floor(share * text.length)

const faults: fc.Arbitrary<Fault> = fc.oneof(
  place.map(
    (end): Fault =>
      (text) =>
        text.slice(0, at(text, end)),
  ),
  fc.tuple(place, fc.nat(40)).map(
    ([share, length]): Fault =>
      (text) =>
        text.slice(0, at(text, share)) + text.slice(at(text, share) + length),
  ),
  fc.tuple(place, place).map(
    ([one, other]): Fault =>
      (text) =>
        text.slice(0, at(text, Math.max(one, other))) + text.slice(at(text, Math.min(one, other))),
  ),
  fc.tuple(place, fc.constantFrom(...SNIPPETS)).map(
    ([share, snippet]): Fault =>
      (text) =>
        text.slice(0, at(text, share)) + snippet + text.slice(at(text, share)),
  ),
  // The file in another encoding, read as if it were not.
  fc.constantFrom<BufferEncoding>('utf16le', 'utf8').map(
    (encoding): Fault =>
      (text) =>
        Buffer.from(text, encoding).toString('latin1'),
  ),
)

/** A good file with one to four faults: cut short, parts lost or doubled, hostile text put in, a wrong encoding. */
export const mutatedFiles = (...good: string[]): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...good), fc.array(faults, { minLength: 1, maxLength: 4 }))
    .map(([file, found]) => found.reduce((text, fault) => fault(text), file))
