import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ComingMailsBox } from './coming-mails-box'

it('says what will be written, and when in Paris', () => {
  render(<ComingMailsBox mails={[{ kind: 'trip_in_7_days', at: '2027-06-07T16:00:00.000Z' }]} />)
  expect(screen.getByRole('listitem').textContent).toBe('Tout pour préparer ton départlundi 7\u00a0juin, 18\u00a0h')
})

it('is not there when nothing is to come', () => {
  const { container } = render(<ComingMailsBox mails={[]} />)
  expect(container.textContent).toBe('')
})
