type Asked = { day?: string | undefined; travelers?: number | undefined }

/** The fragment by which the page of an expedition opens on a departure of that first day, for as many travelers. */
export const askedFragment = ({ day, travelers }: Asked): string =>
  day === undefined ? '' : `#depart=${day}${travelers === undefined ? '' : `,${String(travelers)}`}`

/** What such a fragment asks for; null for any other. */
export const readAsked = (fragment: string): { day: string; travelers: number | undefined } | null => {
  const [, day, travelers] = /^#depart=(\d{4}-\d{2}-\d{2})(?:,(\d{1,2}))?$/.exec(fragment) ?? []
  return day === undefined ? null : { day, travelers: travelers === undefined ? undefined : Number(travelers) }
}
