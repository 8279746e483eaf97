import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ShownPair } from './shown-pair'

const show = () => {
  const { container } = render(
    <ShownPair names={['Vercors', 'Alpes', 'Jura', 'Vosges']}>
      <table />
    </ShownPair>,
  )
  return {
    hidden: () => container.querySelector('.cmp-pair')?.getAttribute('data-hidden'),
    choose: (side: string, name: string) => userEvent.selectOptions(screen.getByLabelText(side), name),
    sides: () => ['À gauche', 'À droite'].map((side) => screen.getByLabelText<HTMLSelectElement>(side).value),
  }
}

describe('the two trips that a narrow screen shows', () => {
  it('are the first two, until others are chosen', async () => {
    const { hidden, choose, sides } = show()
    expect(hidden()).toBe('2 3')
    await choose('À droite', 'Vosges')
    expect([hidden(), sides()]).toEqual(['1 2', ['0', '3']])
  })

  it('stand in the order of their columns', async () => {
    const { hidden, choose, sides } = show()
    await choose('À gauche', 'Jura')
    expect([hidden(), sides()]).toEqual(['0 3', ['1', '2']])
  })

  it('are never the same one twice', async () => {
    const { choose, sides } = show()
    await choose('À droite', 'Vercors')
    expect(sides()).toEqual(['0', '1'])
  })
})
