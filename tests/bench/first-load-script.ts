import { gzipSync } from 'node:zlib'

const SCRIPT = /<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g

/** Bytes of JavaScript, gzipped, that a browser loads with this page. */
export async function firstLoadScript({ url, path }: { url: string; path: string }): Promise<number> {
  const html = await (await fetch(url + path)).text()
  const sources = [...html.matchAll(SCRIPT)]
    // Only browsers without modules would load it.
    .filter(([tag]) => !/\bnomodule\b/i.test(tag))
    .map(([, source = '']) => source)
  const sizes = await Promise.all(
    [...new Set(sources)].map(async (source) => {
      const script = Buffer.from(await (await fetch(new URL(source, url))).arrayBuffer())
      return gzipSync(script, { level: 9 }).length
    }),
  )
  return sizes.reduce((total, size) => total + size, 0)
}
