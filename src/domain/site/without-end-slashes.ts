/** An address without the slashes at its end. */
export const withoutEndSlashes = (address: string): string => {
  let end = address.length
  while (address.charAt(end - 1) === '/') end -= 1
  return address.slice(0, end)
}
