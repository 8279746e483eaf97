import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { CompareChoice } from './compare-choice'
import { CompareTray } from './compare-tray'
import { ComparisonCrumbs } from './comparison-crumbs'

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn() }),
  useSearchParams: () => new URLSearchParams('q=lac&start=2027-05-01&travelers=3'),
}))

const NAMES = ['Vercors', 'Alpes', 'Jura', 'Vosges', 'Corse']

const show = () =>
  render(
    <>
      {NAMES.map((name) => (
        <CompareChoice key={name} slug={name.toLowerCase()} name={name} />
      ))}
      <CompareTray />
    </>,
  )
const choice = (name: string) => screen.getByRole('button', { name: `Comparer ${name}` })
const tray = () => screen.queryByRole('region', { name: 'Aventures à comparer' })

beforeEach(() => sessionStorage.clear())

it('fills from the cards, and leads to them side by side with the dates and travelers of the search', async () => {
  show()
  expect(tray()).toBeNull()
  await userEvent.click(choice('Vercors'))
  expect(choice('Vercors').getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('status').textContent).toBe('1\u00a0choisieChoisis-en une autre')
  expect(screen.queryByRole('link', { name: 'Comparer' })).toBeNull()
  await userEvent.click(choice('Jura'))
  expect(screen.getByRole('link', { name: 'Comparer' }).getAttribute('href')).toBe(
    '/comparer?trips=vercors,jura&start=2027-05-01&travelers=3',
  )
})

it('takes four, and gives each back at its card and in the tray', async () => {
  show()
  for (const name of NAMES.slice(0, 4)) await userEvent.click(choice(name))
  expect(choice('Corse')).toHaveProperty('disabled', true)
  await userEvent.click(choice('Alpes'))
  expect(choice('Corse')).toHaveProperty('disabled', false)
  await userEvent.click(within(tray() ?? document.body).getByRole('button', { name: 'Retirer Vosges' }))
  expect(choice('Vosges').getAttribute('aria-pressed')).toBe('false')
  await userEvent.click(screen.getByRole('button', { name: 'Vider' }))
  expect(tray()).toBeNull()
})

it('keeps what was chosen in this tab', async () => {
  const { unmount } = show()
  await userEvent.click(choice('Vercors'))
  unmount()
  show()
  expect(choice('Vercors').getAttribute('aria-pressed')).toBe('true')
})

it('leads back from the comparison to the list with its filters, once a trip was chosen there', async () => {
  const back = () => {
    const { unmount } = render(<ComparisonCrumbs href="/comparer" />)
    const href = screen.getByRole('link', { name: 'Les aventures' }).getAttribute('href')
    unmount()
    return href
  }
  show()
  expect(back()).toBe('/expeditions')
  await userEvent.click(choice('Vercors'))
  expect(back()).toBe('/expeditions?q=lac&start=2027-05-01&travelers=3')
})
