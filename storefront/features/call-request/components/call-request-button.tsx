'use client'

import { useState } from 'react'
import { onDemand } from '@/storefront/ui/on-demand'

const loadForm = () => import('./call-request-form').then((module) => module.CallRequestForm)
const CallRequestForm = onDemand(loadForm)

/** Opens the window in which one gives a number and an hour to be called at. */
export const CallRequestButton = ({ expeditionId }: { expeditionId?: number }) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" className="link" onPointerEnter={() => void loadForm()} onClick={() => setIsOpen(true)}>
        Être rappelé(e)
      </button>
      {isOpen && <CallRequestForm expeditionId={expeditionId} onClose={() => setIsOpen(false)} />}
    </>
  )
}
