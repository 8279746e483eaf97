/** What a call answers, before anyone knows by which door it came: a body that is there whole, and its headers. */
export type Answer = { status: number; headers: Record<string, string>; body: string | Buffer<ArrayBuffer> | null }

/** A JSON answer that nobody keeps. */
export const jsonAnswer = ({
  status,
  body,
  headers = {},
}: {
  status: number
  body: unknown
  headers?: Record<string, string>
}): Answer => ({
  status,
  headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...headers },
  body: JSON.stringify(body),
})

/** The same for who serves by Fetch, as Payload's router does. */
export const toResponse = ({ status, headers, body }: Answer): Response => new Response(body, { status, headers })
