import { describe, expect, it } from 'vitest'
import { addressedFile, fileAddress } from './file-address'

const SCREENSHOT = 'Capture d’écran 2026-11-28 à 11.02.03 été AM-640.webp'

describe('fileAddress', () => {
  it.each([SCREENSHOT, 'vercors-640.webp', '100 %, ok?.webp', '雪山 #1.webp', 'a&b+c;d.webp'])(
    'writes « %s » so that a srcset keeps it and it reads back',
    (name) => {
      const address = fileAddress({ collection: 'media', name })
      expect(address).toMatch(/^\/api\/media\/file\/[\w.~!*'()%-]+$/)
      expect(addressedFile(address)).toEqual({ collection: 'media', name })
    },
  )
})

describe('addressedFile', () => {
  it.each([
    '/api/media/file/',
    '/api/media/file/..',
    '/api/media/file/.',
    '/api/media/file/..%2Fsecret',
    '/api/media/file/..%5Csecret',
    '/api/media/file/a%00.webp',
    '/api/media/file/%E0%A4%A',
    '/api/media/file/a/b.webp',
    '/api/users/file/a.webp',
    '/api/media',
  ])('knows no file of %s', (pathname) => {
    expect(addressedFile(pathname)).toBeNull()
  })
})
