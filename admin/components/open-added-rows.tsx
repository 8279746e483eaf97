'use client'

import { ArrayField, useField, useForm } from '@payloadcms/ui'
import type { ArrayFieldClientComponent } from 'payload'
import { useEffect } from 'react'

/** A list of rows that are closed when the form opens, and of which a row that is added is open, to be filled in. */
export const OpenAddedRows: ArrayFieldClientComponent = (props) => {
  const { path, rows } = useField({ potentiallyStalePath: props.path, hasRows: true })
  const { dispatchFields } = useForm()
  // The list adds its rows by itself: until the server draws one, nothing says whether it is open.
  useEffect(() => {
    if (!rows?.some(isAdded)) return
    const updatedRows = rows.map((row) => (isAdded(row) ? { ...row, collapsed: false } : row))
    dispatchFields({ type: 'SET_ROW_COLLAPSED', path, updatedRows })
  }, [rows, path, dispatchFields])
  return <ArrayField {...props} />
}

const isAdded = ({ isLoading, collapsed }: { isLoading?: boolean; collapsed?: boolean }): boolean =>
  isLoading === true && collapsed === undefined
