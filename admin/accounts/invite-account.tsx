'use client'

import '../desk/desk.css'
import { Button, useAuth, useListDrawerContext } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { inviteAccount } from '@/contract/team'
import { ROLE_LABELS, ROLES, type Role } from '@/domain/accounts/roles'
import { callPanel } from '../calls/call-panel'
import { DeskChoice } from '../desk/desk-choice'
import { DeskField } from '../desk/desk-field'
import { DeskForm } from '../desk/desk-form'

const EMPTY = { email: '', first_name: '', last_name: '' }

/** Above the list of accounts: opens one for somebody, who chooses its password by the link of a mail. */
export const InviteAccount = () => {
  const { user } = useAuth()
  const { isInDrawer } = useListDrawerContext()
  const router = useRouter()
  const [isOpen, setIsOpen] = useState(false)
  const [person, setPerson] = useState(EMPTY)
  const [role, setRole] = useState<Role>('customer')
  const own: unknown = user?.['role']
  if (isInDrawer || (own !== 'admin' && own !== 'staff')) return null
  const roles = own === 'admin' ? ROLES : (['customer'] as const)

  const close = (): void => {
    setIsOpen(false)
    setPerson(EMPTY)
    setRole('customer')
  }
  const field = (name: keyof typeof EMPTY) => ({
    value: person[name],
    onChange: (value: string) => {
      setPerson((before) => ({ ...before, [name]: value }))
    },
  })
  return (
    <>
      <Button
        size="medium"
        margin={false}
        extraButtonProps={{ 'aria-expanded': isOpen }}
        onClick={() => {
          if (isOpen) close()
          else setIsOpen(true)
        }}
      >
        Ouvrir un compte
      </Button>
      {isOpen && (
        <section className="desk" aria-label="Ouvrir un compte">
          <DeskForm
            title={'À qui\u00a0?'}
            lead="La personne reçoit un lien, bon sept jours, pour choisir son mot de passe."
            submit="Ouvrir le compte"
            onSubmit={async () => {
              await callPanel(inviteAccount, { body: { ...person, role } })
              return 'Le compte est ouvert, le lien est parti par e-mail.'
            }}
            onDone={() => {
              close()
              router.refresh()
            }}
            onClose={close}
          >
            <DeskField label="E-mail" type="email" required autoComplete="off" {...field('email')} />
            <DeskField label="Prénom" required autoComplete="off" maxLength={80} {...field('first_name')} />
            <DeskField label="Nom" required autoComplete="off" maxLength={80} {...field('last_name')} />
            <DeskChoice
              label="Rôle"
              value={role}
              options={roles.map((value) => ({ value, label: ROLE_LABELS[value] }))}
              onChange={setRole}
            />
          </DeskForm>
        </section>
      )}
    </>
  )
}
