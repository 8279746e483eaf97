import { open, type FileHandle } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { addressedFile, type FileCollection } from '@/domain/pictures/file-address'
import { fileFolder } from '../files/file-folder'
import { INERT_POLICY } from './content-security-policy'
import { matchesEtag } from '../http/matches-etag'
import { tellRequestId } from './request-log'
import { securityHeaders } from './security-headers'
import { sendOwnAnswer } from './send-own-answer'

/** What the site keeps; a browser guesses nothing of the rest, and only saves it. */
const TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.mp4': 'video/mp4',
  '.m4v': 'video/mp4',
  '.webm': 'video/webm',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.wav': 'audio/wav',
  '.ogg': 'audio/ogg',
}

type Asked = {
  req: IncomingMessage
  res: ServerResponse
  pathname: string
  isSecure: boolean
  /** Where a file that was replaced is shown now. */
  findNewAddress: (file: { collection: FileCollection; name: string }) => Promise<string | null>
}

/** Answers a picture, a sound or a video by its file; false for what is to be asked of others. */
export async function serveFile({ req, res, pathname, isSecure, findNewAddress }: Asked): Promise<boolean> {
  const file = req.method === 'GET' || req.method === 'HEAD' ? addressedFile(pathname) : null
  if (!file) return false
  const handle = await open(path.join(fileFolder(file.collection), file.name)).catch(() => null)
  try {
    const stats = await handle?.stat()
    if (handle && stats?.isFile()) {
      await sendFile({ req, res, isSecure, name: file.name, handle, size: stats.size, changed: stats.mtime })
      return true
    }
  } finally {
    await handle?.close()
  }
  const address = await findNewAddress(file).catch(() => undefined)
  if (address === undefined) {
    sendOwnAnswer({ res, status: 503, isSecure, headers: { 'Retry-After': '10' } })
    return true
  }
  if (address !== null) {
    // It may be replaced again.
    sendOwnAnswer({ res, status: 302, isSecure, headers: { Location: address, 'Cache-Control': 'public, max-age=60' } })
    return true
  }
  const body = JSON.stringify({ error: 'Ce fichier n’existe pas.' })
  sendOwnAnswer({ res, status: 404, isSecure, type: 'application/json', body })
  return true
}

type Found = Pick<Asked, 'req' | 'res' | 'isSecure'> & { name: string; handle: FileHandle; size: number; changed: Date }

async function sendFile({ req, res, isSecure, name, handle, size, changed }: Found): Promise<void> {
  const etag = `"${size.toString(36)}-${Math.floor(changed.getTime()).toString(36)}"`
  tellRequestId(res)
  for (const [header, value] of securityHeaders({ pathname: '/', isSecure })) res.setHeader(header, value)
  res.setHeader('Content-Security-Policy', INERT_POLICY)
  // Other bytes have another name.
  res.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
  res.setHeader('Accept-Ranges', 'bytes')
  res.setHeader('ETag', etag)
  res.setHeader('Last-Modified', changed.toUTCString())
  if (isKnown({ req, etag, changed })) {
    res.writeHead(304).end()
    return
  }
  res.setHeader('Content-Type', TYPES[path.extname(name).toLowerCase()] ?? 'application/octet-stream')
  const range = rangeOf({ req, size, etag, changed })
  if (range === 'outside') {
    res.writeHead(416, { 'Content-Range': `bytes */${String(size)}` }).end()
    return
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  res.setHeader('Content-Length', end - start + 1)
  if (range) res.setHeader('Content-Range', `bytes ${String(start)}-${String(end)}/${String(size)}`)
  res.writeHead(range ? 206 : 200)
  if (req.method === 'HEAD' || size === 0) {
    res.end()
    return
  }
  // Who leaves before the end wants no more of it.
  await pipeline(handle.createReadStream({ start, end, autoClose: false }), res).catch(() => res.destroy())
}

type Validators = { req: IncomingMessage; etag: string; changed: Date }

/** Whether the browser has this file already; its date counts where no mark is sent. */
function isKnown({ req: { headers }, etag, changed }: Validators): boolean {
  const mark = headers['if-none-match']
  if (mark !== undefined) return matchesEtag({ known: mark, etag })
  return isSince(headers['if-modified-since'], changed)
}

/** Dates of HTTP have seconds. */
function isSince(date: string | undefined, changed: Date): boolean {
  return date !== undefined && Math.floor(changed.getTime() / 1000) * 1000 <= Date.parse(date)
}

const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/

type Part = { start: number; end: number }

/** The one part that is asked for; several parts are answered by the whole. */
function rangeOf({ size, ...request }: Validators & { size: number }): Part | 'outside' | null {
  const { method, headers } = request.req
  const asked = RANGE.exec(headers.range ?? '')
  if (!asked || method !== 'GET' || !mayGoOn(request)) return null
  const part = partOf({ first: asked[1] ?? '', last: asked[2] ?? '', size })
  return part && part.start > part.end ? 'outside' : part
}

/** Bytes from one to another, from one to the end, or the last so many; null for what says none of it. */
function partOf({ first, last, size }: { first: string; last: string; size: number }): Part | null {
  if (first === '') return last === '' ? null : { start: Math.max(0, size - Number(last)), end: size - 1 }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return null
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}

/** Whether what the browser has of the file is of these bytes. */
function mayGoOn({ req, etag, changed }: Validators): boolean {
  const condition = req.headers['if-range']
  return typeof condition !== 'string' || condition === etag || isSince(condition, changed)
}
