'use client'

import { useState } from 'react'
import { renewRecoveryCodes } from '@/contract/second-factor'
import { callPanel } from '../calls/call-panel'
import { GuardedForm } from './guarded-form'
import { RecoveryCodes } from './recovery-codes'

/** Ten recovery codes in place of those that are left, for the password and a code. */
export const NewRecoveryCodes = ({ onClose }: { onClose: () => void }) => {
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} next="J’ai gardé mes codes" onDone={onClose} />
  return (
    <GuardedForm
      submit="Remplacer mes codes de secours"
      send={(body) => callPanel(renewRecoveryCodes, { body })}
      onClose={onClose}
      onDone={(answer) => {
        setCodes(answer.recovery_codes)
      }}
    />
  )
}
