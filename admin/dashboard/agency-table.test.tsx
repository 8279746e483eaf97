import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { AgencyTable } from './agency-table'

const show = (count: number) =>
  render(
    <AgencyTable
      rows={Array.from({ length: count }, (_, index) => index + 1)}
      keyOf={(row) => row}
      columns={[
        { label: 'Départ', show: (row) => `Départ ${String(row)}` },
        { label: 'En retard', show: (row) => `${String(row)} €`, isLate: (row) => row === 2 },
      ]}
    />,
  )

it('shows the first eight of a long list, and all of it to who asks', async () => {
  show(30)
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(
    Array.from({ length: 8 }, (_, index) => `Départ ${String(index + 1)}`),
  )
  await userEvent.click(screen.getByRole('button', { name: /^Voir les 30\slignes$/ }))
  expect(screen.getAllByRole('rowheader')).toHaveLength(30)
  expect(screen.queryByRole('button')).toBeNull()
})

it('names each sum, for a phone where the head of the table is away, and marks what is late', () => {
  show(2)
  expect(screen.queryByRole('button')).toBeNull()
  const [, late] = screen.getAllByRole('cell')
  expect(late?.dataset['label']).toBe('En retard')
  expect(late?.className).toBe('agency__late')
})
