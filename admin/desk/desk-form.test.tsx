import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { DeskActions } from './desk-actions'
import { DeskField } from './desk-field'
import { DeskForm } from './desk-form'

vi.mock('@payloadcms/ui', () => ({
  toast: { success: () => undefined },
  Button: ({ children, onClick }: { children: string; onClick: () => void }) => (
    <button type="button" onClick={onClick}>
      {children}
    </button>
  ),
}))

const submit = vi.fn(() => Promise.resolve('Fait.'))

const Desk = () => {
  const [opened, setOpened] = useState<'write' | null>(null)
  const [reason, setReason] = useState('')
  const close = () => {
    setOpened(null)
  }
  return (
    <>
      <DeskActions actions={[{ name: 'write', label: 'Écrire' }]} opened={opened} onOpen={setOpened} />
      {opened && (
        <DeskForm title="Écrire" submit="Envoyer" onSubmit={submit} onDone={close} onClose={close}>
          <DeskField label="Motif" required value={reason} onChange={setReason} />
        </DeskForm>
      )}
    </>
  )
}

it('takes the focus at its first field as it opens, and gives it back as it closes', async () => {
  render(<Desk />)
  await userEvent.click(screen.getByRole('button', { name: 'Écrire' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Motif'))
  await userEvent.click(screen.getByRole('button', { name: 'Fermer' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Écrire' }))
})

it('says which field is missing, and sends nothing', async () => {
  render(<Desk />)
  await userEvent.click(screen.getByRole('button', { name: 'Écrire' }))
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer' }))
  expect(screen.getByRole('alert').textContent).toBe('Il manque\u00a0: Motif.')
  expect(document.activeElement).toBe(screen.getByLabelText('Motif'))
  expect(submit).not.toHaveBeenCalled()
  await userEvent.type(screen.getByLabelText('Motif'), 'La neige{Enter}')
  expect(submit).toHaveBeenCalledOnce()
})
