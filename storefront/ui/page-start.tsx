'use client'

import { useEffect } from 'react'

/**
 * Marks a page whose scripts start after it is painted, and says `site:ready` once it answers: what was pressed before is done
 * then. First in its body, for a press may come before the rest. On pages of the site `SessionStart` says it. See
 * `start-scripts-later.ts`.
 */
export const PageStart = () => {
  useEffect(() => {
    dispatchEvent(new Event('site:ready'))
  }, [])
  return <template data-page-start="" />
}
