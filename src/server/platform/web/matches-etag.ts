/** Whether the browser's If-None-Match names this version; weak and strong marks count alike. */
export function matchesEtag({ known, etag }: { known: string | undefined; etag: string }): boolean {
  if (!known) return false
  const wanted = bare(etag)
  return known.split(',').some((tag) => bare(tag) === wanted)
}

function bare(tag: string): string {
  return tag.trim().replace(/^W\//, '')
}
