'use client'

import { useRowLabel } from '@payloadcms/ui'

type Item = { mark?: string | null; figure?: string | null; label?: string | null; title?: string | null }

/** Names a row of a block by what it shows first. */
export const ItemRowLabel = () => {
  const { data, rowNumber = 0 } = useRowLabel<Item>()
  const words = [data.mark, data.figure, data.title, data.label].filter((word) => word?.trim())
  return <span>{words.length > 0 ? words.join(', ') : `Ligne ${String(rowNumber + 1)}`}</span>
}
