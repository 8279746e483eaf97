/** The collections whose files pages show and play. */
export const FILE_COLLECTIONS = ['media', 'recordings'] as const

export type FileCollection = (typeof FILE_COLLECTIONS)[number]

/** The address of a file, whatever its name holds. */
export const fileAddress = ({ collection, name }: { collection: FileCollection; name: string }): string =>
  `/api/${collection}/file/${encodeURIComponent(name)}`

const ADDRESS = /^\/api\/(media|recordings)\/file\/([^/]+)$/

/** The file that a path is the address of; null for another path, and for a name that leads out of its folder. */
export const addressedFile = (pathname: string): { collection: FileCollection; name: string } | null => {
  const [, collection, encoded = ''] = ADDRESS.exec(pathname) ?? []
  const name = decoded(encoded)
  if ((collection !== 'media' && collection !== 'recordings') || name === null) return null
  // oxlint-disable-next-line no-control-regex -- no file has such a name
  return /[/\\\u0000-\u001f]|^\.{0,2}$/.test(name) ? null : { collection, name }
}

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
