/**
 * Whether a link may lead to an address: to a web page, a mail, a telephone number or a path of the site. Every other
 * scheme is refused, also where control characters or spaces hide it, as browsers drop these before they read it.
 */
export const isLinkUrl = (url: string): boolean => {
  // oxlint-disable-next-line no-control-regex -- they are what it removes
  const read = url.replace(/[\u0000-\u0020\u007f-\u009f]/g, '')
  const [beforePath = ''] = read.split(/[/?#\\]/, 1)
  return !beforePath.includes(':') || /^(?:https?|mailto|tel):/i.test(beforePath)
}
