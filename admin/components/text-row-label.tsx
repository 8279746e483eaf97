'use client'

import { useRowLabel } from '@payloadcms/ui'

/** Names a row of a list of short lines by its text. */
export const TextRowLabel = () => {
  const { data, rowNumber = 0 } = useRowLabel<{ text?: string | null }>()
  return <span>{data.text?.trim() ? data.text : `Ligne ${String(rowNumber + 1)}`}</span>
}
