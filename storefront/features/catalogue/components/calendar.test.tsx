import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import type { DayRange } from '../rules/pick-day'
import { Calendar } from './calendar'

const Example = ({ today }: { today: string }) => {
  const [range, setRange] = useState<DayRange>({})
  return (
    <>
      <Calendar range={range} today={today} onChange={setRange} />
      <output>{[range.start, range.end].join(' ')}</output>
    </>
  )
}

const named = (text: string) => (name: string) => name.replaceAll('\u00a0', ' ') === text
const day = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name: named(name) })
const chosen = () => screen.getByRole('status').textContent

describe('the calendar', () => {
  it('shows two months in French, and no past day to pick', () => {
    render(<Example today="2027-06-14" />)
    expect(screen.getByRole('grid', { name: named('juin 2027') })).toBeVisible()
    expect(screen.getByRole('grid', { name: named('juillet 2027') })).toBeVisible()
    expect(day('dimanche 13 juin 2027').disabled).toBe(true)
    expect(day('lundi 14 juin 2027').disabled).toBe(false)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Mois précédent' }).disabled).toBe(true)
  })

  it('picks a range by two presses', async () => {
    const user = userEvent.setup()
    render(<Example today="2027-06-14" />)
    await user.click(day('samedi 19 juin 2027'))
    await user.click(day('dimanche 4 juillet 2027'))
    expect(chosen()).toBe('2027-06-19 2027-07-04')
  })

  it('is walked with the keyboard, into months not yet shown', async () => {
    const user = userEvent.setup()
    render(<Example today="2027-06-14" />)
    day('lundi 14 juin 2027').focus()
    await user.keyboard('{ArrowDown}{ArrowRight}')
    expect(document.activeElement).toBe(day('mardi 22 juin 2027'))
    await user.keyboard('{PageDown}{PageDown}{Enter}')
    expect(document.activeElement).toBe(day('dimanche 22 août 2027'))
    expect(chosen()).toBe('2027-08-22 ')
  })

  it('lets Tab reach one day only', () => {
    render(<Example today="2027-06-14" />)
    expect(screen.getAllByRole('button', { name: /2027$/ }).filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  })
})
