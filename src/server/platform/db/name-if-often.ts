import { createHash } from 'node:crypto'

const OFTEN = 20
const MOST_NAMED = 16
const MOST_COUNTED = 200

const uses = new Map<string, number>()
const names = new Map<string, string>()

/**
 * A name to prepare a text under that is put together for each question, such as a search: planning it costs as much as answering. None until
 * the text came twenty times, and none for others once sixteen have one: each takes a connection up to 1 MB.
 */
export const nameIfOften = (text: string): string | undefined => {
  const name = names.get(text)
  if (name !== undefined || names.size >= MOST_NAMED) return name
  const count = (uses.get(text) ?? 0) + 1
  if (count < OFTEN) {
    if (uses.size >= MOST_COUNTED) uses.clear()
    uses.set(text, count)
    return undefined
  }
  uses.delete(text)
  // Told by the text: two copies of this module share the connections.
  const given = createHash('sha256').update(text).digest('base64url')
  names.set(text, given)
  return given
}
