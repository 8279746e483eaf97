/** Whether the browser's If-None-Match names this version, or any by `*`; weak and strong marks count alike. */
export function matchesEtag({ known, etag }: { known: string | undefined; etag: string }): boolean {
  if (!known) return false
  const wanted = bare(etag)
  return known.split(',').some((tag) => bare(tag) === wanted || tag.trim() === '*')
}

function bare(tag: string): string {
  return tag.trim().replace(/^W\//, '')
}
