type Answered = { id: number; total: number; reservation_id: number }

/** Posts JSON as a signed-in customer, and answers what came back; status 0 when nothing did. */
export const sendJson = async ({
  url,
  token,
  body,
  headers = {},
}: {
  url: string
  token: string
  body: unknown
  headers?: Record<string, string>
}): Promise<{ status: number; body: Answered }> => {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: (await response.json()) as Answered }
  } catch {
    return { status: 0, body: {} as Answered }
  }
}
