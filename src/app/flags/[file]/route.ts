import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { notFound } from 'next/navigation'

export const dynamic = 'force-static'

const FLAGS = path.join(process.cwd(), 'node_modules/flag-icons/flags/4x3')
const FLAG_FILE = /^[a-z]{2}(-[a-z]{3})?\.svg$/

type Context = { params: Promise<{ file: string }> }

/** Every flag is made at build: no package is read when the site runs. */
export async function generateStaticParams(): Promise<Array<{ file: string }>> {
  return (await readdir(FLAGS)).filter((file) => FLAG_FILE.test(file)).map((file) => ({ file }))
}

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { file } = await params
  if (!FLAG_FILE.test(file)) notFound()
  const svg = await readFile(path.join(FLAGS, file)).catch(() => notFound())
  return new Response(svg, {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=604800' },
  })
}
