import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Stars } from './stars'

const fills = () =>
  [...screen.getByRole('img').querySelectorAll('svg')].map((star) => {
    const fill = star.querySelector<SVGElement>('[fill="currentColor"]')
    return fill ? fill.style.clipPath || 'whole' : 'empty'
  })

it('fills the last star as far as the rating goes', () => {
  render(<Stars rating={3.5} />)
  expect(screen.getByRole('img', { name: '3,5 sur 5' })).toBeVisible()
  expect(fills()).toEqual(['whole', 'whole', 'whole', 'inset(0 50% 0 0)', 'empty'])
})
