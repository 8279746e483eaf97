'use client'

import { useEffect, type ReactNode } from 'react'

/**
 * Around the panel: has the labels of a drawer name their own fields. Payload's say the id of their depth, `field-phone-2`,
 * where the field itself has that of the form beneath, `field-phone`.
 */
export const DrawerLabels = ({ children }: { children: ReactNode }) => {
  useEffect(() => {
    const observer = new MutationObserver((mutations) => {
      for (const added of mutations.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (added instanceof Element) tieLabels(added.closest('.field-type') ?? added)
      }
    })
    observer.observe(document.body, { subtree: true, childList: true })
    return () => {
      observer.disconnect()
    }
  }, [])
  return children
}

const tieLabels = (root: Element): void => {
  for (const label of root.querySelectorAll<HTMLLabelElement>('label.field-label[for]')) {
    const untied = label.htmlFor.replace(/-\d+$/, '')
    if (label.control !== null || untied === label.htmlFor) continue
    const field = label.closest('.field-type')?.querySelector(`[id="${untied}"]`)
    if (field) field.id = label.htmlFor
  }
}
