import { describe, expect, it } from 'vitest'
import { fileName } from './file-name'

describe('the name of a file', () => {
  it.each([
    ['Été à Siurana.MP4', 'ete-a-siurana.mp4'],
    ['x.svg', 'x.mp4'],
    ['x.php.svg', 'x-php.mp4'],
    ['../../etc/passwd', 'fichier.mp4'],
    ['..\\..\\boot.ini', 'boot.mp4'],
    ['a\0b\r\n"<script>.html', 'a-b-script.mp4'],
    ['.htaccess', 'htaccess.mp4'],
    ['sans extension', 'sans-extension.mp4'],
    ['日本.mp4', 'fichier.mp4'],
    ['', 'fichier.mp4'],
    [`${'a'.repeat(300)}.mp4`, `${'a'.repeat(100)}.mp4`],
  ])('called « %s » is « %s »', (called, name) => {
    expect(fileName({ called, extension: 'mp4' })).toBe(name)
  })
})
