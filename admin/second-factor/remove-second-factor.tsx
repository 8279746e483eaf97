'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { removeSecondFactorOf } from '@/contract/second-factor'
import { callPanel } from '../calls/call-panel'
import { DeskField } from '../desk/desk-field'
import { DeskForm } from '../desk/desk-form'

/** Removes the second factor of who has lost theirs, for a code of the administrator's own. */
export const RemoveSecondFactor = ({ id, onDone }: { id: number | string; onDone: () => void }) => {
  const [isOpen, setIsOpen] = useState(false)
  const [code, setCode] = useState('')
  const close = (): void => {
    setIsOpen(false)
    setCode('')
  }
  return (
    <>
      <Button
        buttonStyle="secondary"
        className="btn--danger"
        size="medium"
        margin={false}
        extraButtonProps={{ 'aria-expanded': isOpen }}
        onClick={() => {
          if (isOpen) close()
          else setIsOpen(true)
        }}
      >
        La retirer
      </Button>
      {isOpen && (
        <DeskForm
          title="Retirer la double authentification"
          lead="La personne est déconnectée et prévenue par e-mail."
          submit="Retirer"
          keep="La garder"
          onSubmit={async () => {
            await callPanel(removeSecondFactorOf, { params: { id }, body: { code } })
            return 'La double authentification est retirée.'
          }}
          onDone={() => {
            close()
            onDone()
          }}
          onClose={close}
        >
          <DeskField
            label="Un code de ta propre application"
            required
            value={code}
            inputMode="numeric"
            autoComplete="one-time-code"
            onChange={setCode}
          />
        </DeskForm>
      )}
    </>
  )
}
