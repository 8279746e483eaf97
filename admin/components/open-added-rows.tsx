'use client'

import { ArrayField, useField, useForm } from '@payloadcms/ui'
import type { ArrayFieldClientComponent } from 'payload'
import { useEffect, useRef } from 'react'

/** A list of rows that are closed when the form opens, and of which a row that is added is open, with the cursor in its first field. */
export const OpenAddedRows: ArrayFieldClientComponent = (props) => {
  const { path, rows } = useField({ potentiallyStalePath: props.path, hasRows: true })
  const { dispatchFields } = useForm()
  const stopWaiting = useRef((): void => undefined)
  // The list adds its rows by itself: until the server draws one, nothing says whether it is open.
  useEffect(() => {
    const added = rows?.findIndex(isAdded) ?? -1
    if (!rows || added === -1) return
    const updatedRows = rows.map((row) => (isAdded(row) ? { ...row, collapsed: false } : row))
    dispatchFields({ type: 'SET_ROW_COLLAPSED', path, updatedRows })
    stopWaiting.current()
    stopWaiting.current = enterRow(`${path.replaceAll('.', '-')}-row-${String(added)}`)
  }, [rows, path, dispatchFields])
  useEffect(
    () => () => {
      stopWaiting.current()
    },
    [],
  )
  return <ArrayField {...props} />
}

const isAdded = ({ isLoading, collapsed }: { isLoading?: boolean; collapsed?: boolean }): boolean =>
  isLoading === true && collapsed === undefined

const FIELDS = 'input:not([type="hidden"]):not(:disabled), textarea:not(:disabled), [contenteditable="true"]'

/**
 * Takes the focus to a row, so that what is typed presses its « Ajouter » no more, and to its first field once the server has drawn it;
 * a person who went elsewhere meanwhile stays there. Answers how to wait no longer.
 */
const enterRow = (id: string): (() => void) => {
  const row = document.getElementById(id)
  if (!row) return () => undefined
  row.tabIndex = -1
  row.focus({ preventScroll: true })
  const observer = new MutationObserver(() => {
    const field = row.querySelector<HTMLElement>(`.array-field__fields :is(${FIELDS})`)
    if (!field) return
    observer.disconnect()
    if (document.activeElement === row) field.focus()
  })
  observer.observe(row, { subtree: true, childList: true })
  return () => {
    observer.disconnect()
  }
}
