import { isPortraitAddress } from './is-portrait-address'

const PATIENCE_MS = 5000
const MOST_BYTES = 2_000_000
const MOST_REDIRECTS = 3

/** The picture at a provider's address; null when it is not theirs, gone, no picture, or too big. */
export const downloadPortrait = async (address: string, redirects = 0): Promise<Buffer | null> => {
  if (!isPortraitAddress(address) || redirects > MOST_REDIRECTS) return null
  const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) })
  const next = response.headers.get('location')
  if (response.status >= 300 && response.status < 400 && next) {
    return downloadPortrait(new URL(next, address).href, redirects + 1)
  }
  if (response.status >= 500) throw new Error(`The provider of a portrait answered ${String(response.status)}`)
  if (!response.ok || !/^image\/(?:png|jpeg|webp)\b/.test(response.headers.get('content-type') ?? '')) return null
  return readBounded(response)
}

const readBounded = async (response: Response): Promise<Buffer | null> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > MOST_BYTES) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
