import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ContentBlocks } from './content-blocks'

it('says a note in the margin as a note, and a text as a part of the page', () => {
  render(
    <ContentBlocks
      blocks={[
        { kind: 'text', look: 'plain', html: '<p>On arrive par le train.</p>' },
        { kind: 'text', look: 'note', html: '<p><strong>Le trajet</strong></p><p>Un train, puis un car.</p>' },
      ]}
      slots={{ card: () => null, form: () => null }}
    />,
  )
  expect(screen.getAllByRole('note').map(({ textContent: text }) => text)).toEqual(['Le trajetUn train, puis un car.'])
  expect(screen.queryByRole('complementary')).toBeNull()
})
