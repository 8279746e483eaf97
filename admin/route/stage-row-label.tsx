'use client'

import { useRowLabel } from '@payloadcms/ui'

/** Names a place of the list by its rank on the drawing, and its name. */
export const StageRowLabel = () => {
  const { data, rowNumber = 0 } = useRowLabel<{ name?: string | null }>()
  return <span>{`${String(rowNumber + 1)}. ${data.name?.trim() || 'Nouvelle étape'}`}</span>
}
