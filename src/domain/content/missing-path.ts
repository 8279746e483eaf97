/** The longest path that is noted. */
export const NOTED_PATH_LENGTH = 120

const MOST_DIGITS = 5

/**
 * The path of an address that answered nothing, as the team is to read it: a part that may name somebody or open something
 * (an address, a number, a token) is an ellipsis. Nothing after `?` or `#` is ever in it.
 */
export const missingPath = (path: string): string => {
  const [pathname = ''] = path.split(/[?#]/)
  return pathname.split('/').map(harmless).join('/').slice(0, NOTED_PATH_LENGTH)
}

const harmless = (part: string): string => {
  const digits = part.match(/\d/g)?.length ?? 0
  const isOpaque = part.split(/[-.]|%20/).some((word) => word.length > 24)
  return /@|%40|\p{Cc}/iu.test(part) || digits > MOST_DIGITS || isOpaque ? '…' : part
}
