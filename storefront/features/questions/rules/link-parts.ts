type Part = { text: string; href?: string }

const ADDRESS = /https?:\/\/[^\s<>"'«»\u00a0]+/gi
// What ends a sentence around an address is not part of it.
const TAIL = '.,;:!?…)]}’*_'

/** Cuts a plain text where addresses stand in it: only http and https ones of a named site become links. */
export const linkParts = (text: string): Part[] => {
  const parts: Part[] = []
  let end = 0
  for (const match of text.matchAll(ADDRESS)) {
    const address = trimAddress(match[0])
    const href = readAddress(address)
    if (!href) continue
    if (match.index > end) parts.push({ text: text.slice(end, match.index) })
    parts.push({ text: address, href })
    end = match.index + address.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}

// « (https://fr.wikipedia.org/wiki/Vercors_(massif)) »: a bracket that the address opened stays in it.
const trimAddress = (address: string): string => {
  let end = address.length
  while (end > 0 && TAIL.includes(address.charAt(end - 1))) end -= 1
  const [trimmed, tail] = [address.slice(0, end), address.slice(end)]
  const isOpen = trimmed.split('(').length > trimmed.split(')').length
  return isOpen && tail.startsWith(')') ? `${trimmed})` : trimmed
}

/** The address as a browser would follow it; null when it is none, or hides its site behind a user name. */
const readAddress = (address: string): string | null => {
  if (!URL.canParse(address)) return null
  const { protocol, hostname, username, password, href } = new URL(address)
  const isWeb = protocol === 'http:' || protocol === 'https:'
  return isWeb && hostname.includes('.') && username === '' && password === '' ? href : null
}
