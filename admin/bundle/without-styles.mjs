/** Loader of the styles of Payload's small modules: the layout has them all in one sheet. */
export default function withoutStyles() {
  return ''
}
