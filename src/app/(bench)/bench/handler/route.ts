export const dynamic = 'force-dynamic'

/** The least that a route handler can answer: what `npm run bench` compares our API with. */
export function GET(): Response {
  return Response.json({})
}
