import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DrawerLabels } from './drawer-labels'

const Field = ({ label, depth = '' }: { label: string; depth?: string }) => (
  <div className="field-type text">
    <label className="field-label" htmlFor={`field-phone${depth}`}>
      {label}
    </label>
    <input id="field-phone" />
  </div>
)

const Panel = ({ isOpen = false }) => (
  <DrawerLabels>
    <Field label="Téléphone du client" />
    {isOpen && (
      <dialog open>
        <Field label="Téléphone du voyageur" depth="-2" />
      </dialog>
    )}
  </DrawerLabels>
)

it('ties the label of a drawer to its own field, and leaves the one beneath', async () => {
  const { rerender } = render(<Panel />)
  rerender(<Panel isOpen />)
  const field = await screen.findByLabelText('Téléphone du voyageur')
  expect(field.closest('dialog')).not.toBeNull()
  expect(screen.getByLabelText('Téléphone du client').closest('dialog')).toBeNull()
})
