'use client'

import type { ReactNode } from 'react'

/**
 * Fields that nothing can be written in before React listens: what is written earlier stays in the page, and is lost to it.
 * They open as they are committed, before any effect that would give one of them the focus.
 */
export const UntilAlive = ({ children }: { children: ReactNode }) => (
  <fieldset className="until-alive" role="presentation" disabled ref={open}>
    {children}
  </fieldset>
)

const open = (fields: HTMLFieldSetElement | null): void => {
  if (fields) fields.disabled = false
}
