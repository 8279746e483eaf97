import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TransferCode } from './transfer-code'

it('shows the code of a transfer with its sum, and what banks check', () => {
  render(<TransferCode src="/my-expeditions/7/virement.svg" amount={387.75} />)
  expect(screen.getByRole('img', { name: /^Code QR du virement de 387,75\s€$/ }).getAttribute('src')).toBe(
    '/my-expeditions/7/virement.svg',
  )
  expect(screen.getByText(/Ta banque compare le nom du bénéficiaire à l’IBAN/)).toBeVisible()
})

it('keeps the check alone where no code is drawn', () => {
  render(<TransferCode src="/my-expeditions/7/virement.svg" amount={387.75} />)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.queryByText(/Scanne ce code/)).toBeNull()
  expect(screen.getByText(/Ta banque compare le nom/)).toBeVisible()
})
