import { expect, it } from 'vitest'
import { decodeText } from './decode-text'

const xml = (encoding: string): string => `<?xml version="1.0" encoding="${encoding}"?><name>Châtelard</name>`
const oneByteEach = (text: string): ArrayBuffer => Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer
const twoBytesEach = (text: string): ArrayBuffer =>
  Uint16Array.from(`\ufeff${text}`, (letter) => letter.charCodeAt(0)).buffer

it.each([
  ['UTF-8', new TextEncoder().encode(xml('UTF-8')).buffer],
  ['UTF-8 with its mark', new TextEncoder().encode(`\ufeff${xml('utf-8')}`).buffer],
  ['ISO-8859-1', oneByteEach(xml('ISO-8859-1'))],
  ['an encoding that the declaration gets wrong', oneByteEach(xml('UTF-8'))],
  ['an encoding that nobody knows', new TextEncoder().encode(xml('klingon')).buffer],
  ['UTF-16 with its mark', twoBytesEach(xml('UTF-16'))],
])('reads %s', (_, bytes) => {
  expect(decodeText(bytes)).toContain('<name>Châtelard</name>')
})

it('reads what ISO-8859-2 means by its bytes', () => {
  expect(decodeText(oneByteEach('<?xml version="1.0" encoding="ISO-8859-2"?><name>Kozy\u00f1</name>'))).toContain(
    'Kozyń',
  )
})

it('reads text without a declaration as UTF-8, else as the older letters', () => {
  expect(decodeText(new TextEncoder().encode('été').buffer)).toBe('été')
  expect(decodeText(oneByteEach('\u00e9t\u00e9'))).toBe('été')
})
