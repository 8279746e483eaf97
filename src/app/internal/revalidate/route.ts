import { timingSafeEqual } from 'node:crypto'
import { revalidateTag } from 'next/cache'
import { revalidationToken } from '@/server/platform/cache/revalidation-token'
import { errorResponse, MESSAGES, notFound } from '@/server/platform/http/errors'

export async function POST(request: Request): Promise<Response> {
  const given = Buffer.from(request.headers.get('authorization') ?? '')
  const expected = Buffer.from(`Bearer ${revalidationToken()}`)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    return errorResponse(notFound(MESSAGES.notFound))
  }
  const tags = (await request.text()).split(' ').filter((tag) => tag !== '')
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
  return new Response(null, { status: 204 })
}
