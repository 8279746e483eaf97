import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { GuardianLines } from './guardian-lines'

describe('GuardianLines', () => {
  it('calls the guardian first, then who else is to be told, and says who may come', () => {
    render(
      <GuardianLines
        guardian={{
          first_name: 'Nadia',
          last_name: 'Rey',
          phone: '+33639981234',
          contacts: [
            { name: 'Paul Rey', phone: '+33639981235' },
            { name: 'Jeanne Rey', phone: '+33639981236' },
          ],
          pick_ups: [{ name: 'Zoé Rey', phone: '+33639981237' }],
        }}
      />,
    )
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'tel:+33639981234',
      'tel:+33639981235',
      'tel:+33639981236',
    ])
    expect(screen.getByText(/Nadia Rey, .*; Zoé Rey, /)).toBeVisible()
  })

  it('says whether the signed authorisation came back', () => {
    const guardian = { first_name: 'Nadia', last_name: 'Rey', phone: '+33639981234', contacts: [], pick_ups: [] }
    const { rerender } = render(<GuardianLines guardian={{ ...guardian, authorisation_received_on: null }} />)
    expect(screen.getByText(/pas encore reçue/)).toBeVisible()
    rerender(<GuardianLines guardian={{ ...guardian, authorisation_received_on: '2027-07-01' }} />)
    expect(screen.getByText(/reçue le 1er\sjuil/)).toBeVisible()
  })

  it('says that nobody is told, and nothing on another trip', () => {
    const { rerender, container } = render(<GuardianLines guardian={null} />)
    expect(screen.getByText(/pas encore dit/)).toBeVisible()
    rerender(<GuardianLines guardian={undefined} />)
    expect(container.textContent).toBe('')
  })
})
