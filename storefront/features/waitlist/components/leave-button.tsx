'use client'

import { Button } from '@/storefront/ui/button'
import { Note } from '@/storefront/ui/note'
import { useLeave } from '../api/use-waitlist'

/** Leaves a waitlist in one press. */
export const LeaveButton = ({ id, label }: { id: number; label: string }) => {
  const leave = useLeave(id)
  return (
    <>
      <Button look="ghost" size="sm" aria-disabled={leave.isPending} onClick={() => leave.mutate(undefined)}>
        {label}
      </Button>
      {leave.error && (
        <Note tone="danger" role="alert">
          {leave.error.message}
        </Note>
      )}
    </>
  )
}
