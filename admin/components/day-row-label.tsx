'use client'

import { useRowLabel } from '@payloadcms/ui'

/** Names a day of the programme: « Jour 3 · La grande clairière ». */
export const DayRowLabel = () => {
  const { data, rowNumber = 0 } = useRowLabel<{ title?: string | null }>()
  const title = data.title?.trim()
  return <span>{`Jour\u00a0${String(rowNumber + 1)}${title ? ` · ${title}` : ''}`}</span>
}
