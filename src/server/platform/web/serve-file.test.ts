import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { fileAddress } from '@/domain/pictures/file-address'

const folder = vi.hoisted(() => ({ root: '' }))
vi.mock(import('../files/file-folder'), () => ({
  fileFolder: (collection) => path.join(folder.root, collection),
}))

const { serveFile } = await import('./serve-file')

const NAME = 'Capture d’écran 2026-11-28 à 11.02.03 été AM-640.webp'
const BYTES = Buffer.from('0123456789')
const CHANGED = new Date('2026-11-28T10:00:00.500Z')

let server: Server
beforeAll(async () => {
  folder.root = mkdtempSync(path.join(tmpdir(), 'lagopede-files-'))
  mkdirSync(path.join(folder.root, 'media', 'inside'), { recursive: true })
  mkdirSync(path.join(folder.root, 'recordings'))
  writeFileSync(path.join(folder.root, 'secret'), 'secret')
  for (const name of [NAME, 'sent.html', 'empty.webp']) {
    const file = path.join(folder.root, 'media', name)
    writeFileSync(file, name === 'empty.webp' ? '' : BYTES)
    utimesSync(file, CHANGED, CHANGED)
  }
  writeFileSync(path.join(folder.root, 'recordings', 'vent.mp3'), BYTES)
  server = createServer((req, res) => {
    void serveFile({ req, res, pathname: req.url ?? '', isSecure: false, findNewAddress }).then((isServed) => {
      if (!isServed) res.writeHead(299).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.close()
  rmSync(folder.root, { recursive: true })
})

type Answer = { status: number; headers: IncomingHttpHeaders; body: string }

const ask = (pathname: string, options: { method?: string; headers?: Record<string, string> } = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    request({ host: '127.0.0.1', port, path: pathname, agent: false, ...options }, (res) => {
      const pieces: Buffer[] = []
      res.on('data', (piece: Buffer) => pieces.push(piece))
      res.on('end', () => {
        resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(pieces).toString() })
      })
    })
      .on('error', reject)
      .end()
  })

const NEW = '/api/media/file/new-640.webp'
const findNewAddress = ({ name }: { name: string }) => Promise.resolve(name === 'former-640.webp' ? NEW : null)

const PICTURE = fileAddress({ collection: 'media', name: NAME })

/** What differs between two answers to the same question. */
const lasting = ({ date: _date, ...headers }: IncomingHttpHeaders) => headers

describe('a file over HTTP', () => {
  it('comes with its length, its kind, its marks, and for good', async () => {
    const { status, headers, body } = await ask(PICTURE)
    expect([status, body]).toEqual([200, '0123456789'])
    expect(headers).toMatchObject({
      'content-length': '10',
      'content-type': 'image/webp',
      'last-modified': 'Sat, 28 Nov 2026 10:00:00 GMT',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      etag: expect.stringMatching(/^"[\w-]+"$/) as string,
    })
    expect(headers['transfer-encoding']).toBeUndefined()
  })

  it.each([PICTURE, '/api/recordings/file/vent.mp3', '/api/media/file/empty.webp', '/api/media/file/none.webp'])(
    'is told of by HEAD as by GET, less its bytes: %s',
    async (address) => {
      const [head, get] = [await ask(address, { method: 'HEAD' }), await ask(address)]
      expect([head.status, lasting(head.headers), head.body]).toEqual([get.status, lasting(get.headers), ''])
    },
  )

  it('is 304 to who has it, by its mark or its date', async () => {
    const { headers } = await ask(PICTURE)
    const known: Array<Record<string, string>> = [
      { 'if-none-match': headers.etag ?? '' },
      { 'if-none-match': `"other", W/${headers.etag ?? ''}` },
      { 'if-none-match': '*' },
      { 'if-modified-since': headers['last-modified'] ?? '' },
    ]
    for (const one of known) {
      const { status, body, headers: told } = await ask(PICTURE, { headers: one })
      expect([status, body, told['content-length'], told.etag]).toEqual([304, '', undefined, headers.etag])
    }
    const others: Array<Record<string, string>> = [
      { 'if-none-match': '"other"' },
      // The mark counts alone.
      { 'if-none-match': '"other"', 'if-modified-since': headers['last-modified'] ?? '' },
      { 'if-modified-since': 'Fri, 27 Nov 2026 10:00:00 GMT' },
      { 'if-modified-since': 'yesterday' },
    ]
    for (const one of others) expect((await ask(PICTURE, { headers: one })).status).toBe(200)
  })

  it.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=-30', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=4-2', 200, '0123456789', undefined],
    ['bytes=0-1,4-5', 200, '0123456789', undefined],
    ['lines=0-1', 200, '0123456789', undefined],
  ])('gives the part %s as %i', async (range, status, body, said) => {
    const answer = await ask(PICTURE, { headers: { range } })
    expect([answer.status, answer.body, answer.headers['content-range']]).toEqual([status, body, said])
    if (status !== 416) expect(answer.headers['content-length']).toBe(String(body.length))
  })

  it('gives a part to who has the rest of the same bytes alone', async () => {
    const { etag = '' } = (await ask(PICTURE)).headers
    const part = (condition: string) => ask(PICTURE, { headers: { range: 'bytes=2-4', 'if-range': condition } })
    expect([(await part(etag)).status, (await part('"other"')).status]).toEqual([206, 200])
  })

  it('runs nothing, whatever it is called', async () => {
    const { headers } = await ask('/api/media/file/sent.html')
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
    })
  })

  it.each(['/api/media/file/none.webp', '/api/media/file/inside', '/api/recordings/file/sent.html'])(
    'is 404 where there is none: %s',
    async (address) => {
      const { status, headers, body } = await ask(address)
      expect([status, headers['cache-control'], body]).toEqual([
        404,
        'no-store',
        '{"error":"Ce fichier n’existe pas."}',
      ])
    },
  )

  it.each(['GET', 'HEAD'])('leads who has a former address to the new one: %s', async (method) => {
    const { status, headers } = await ask('/api/media/file/former-640.webp', { method })
    expect([status, headers.location, headers['cache-control']]).toEqual([302, NEW, 'public, max-age=60'])
  })

  it.each([
    ['GET', '/api/media/file/..%2Fsecret'],
    ['GET', '/api/media'],
    ['OPTIONS', PICTURE],
    ['POST', PICTURE],
  ])('leaves %s %s to others', async (method, address) => {
    expect((await ask(address, { method })).status).toBe(299)
  })
})
