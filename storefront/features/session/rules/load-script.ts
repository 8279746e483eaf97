/** Adds a script of another site, which the page's policy has to name. */
export const loadScript = (src: string): void => {
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
}
