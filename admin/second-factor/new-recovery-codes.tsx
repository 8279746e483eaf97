'use client'

import { useState } from 'react'
import { GuardedForm } from './guarded-form'
import { RecoveryCodes } from './recovery-codes'

/** Ten recovery codes in place of those that are left, for the password and a code. */
export const NewRecoveryCodes = ({ onClose }: { onClose: () => void }) => {
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} next="J’ai gardé mes codes" onDone={onClose} />
  return (
    <GuardedForm
      path="users/second-factor/recovery-codes"
      submit="Remplacer mes codes de secours"
      onClose={onClose}
      onDone={(answer) => {
        // Our own endpoint answers this shape.
        setCodes((answer as { recovery_codes: string[] }).recovery_codes)
      }}
    />
  )
}
