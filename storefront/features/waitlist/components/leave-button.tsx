'use client'

import { useState } from 'react'
import { Button } from '@/storefront/ui/button'
import { Note } from '@/storefront/ui/note'
import { useLeave } from '../api/use-waitlist'

type LeaveButtonProps = {
  id: number
  label: string
  /** What is lost by it. */
  loss: string
}

/** Leaves a waitlist, once one has read what is lost: there is no way back to the same rank. */
export const LeaveButton = ({ id, label, loss }: LeaveButtonProps) => {
  const leave = useLeave(id)
  const [isAsked, setAsked] = useState(false)
  if (!isAsked) {
    return (
      <Button look="ghost" size="sm" onClick={() => setAsked(true)}>
        {label}
      </Button>
    )
  }
  return (
    <Note tone="warn" role="alert">
      <p>{loss}</p>
      <div className="row wrapx">
        <Button
          look="line"
          size="sm"
          aria-disabled={leave.isPending}
          onClick={() => !leave.isPending && leave.mutate(undefined)}
        >
          {label}, c’est décidé
        </Button>
        <Button ref={takeFocus} look="ghost" size="sm" onClick={() => setAsked(false)}>
          Rester sur la liste
        </Button>
      </div>
      {leave.error && <p>{leave.error.message}</p>}
    </Note>
  )
}

/** The button that was pressed is gone. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus()
