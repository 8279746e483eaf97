import { readPortrait } from '@/server/features/accounts/portrait/read-portrait'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ file: string }> }

/** A customer's portrait, under a name that nobody guesses. */
export const GET = async (_request: Request, { params }: Context): Promise<Response> => {
  const image = await readPortrait((await params).file)
  if (!image) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(image), {
    headers: { 'Content-Type': 'image/webp', 'Cache-Control': 'private, max-age=86400' },
  })
}
