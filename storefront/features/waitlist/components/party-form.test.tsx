import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { AskedAges } from '@/domain/seats/asked-party'
import { PartyForm } from './party-form'

const FAMILY: AskedAges = {
  ...{ expeditionType: 'family', ageMinChild: 6, ageMaxChild: null, needsAges: true },
  childFare: { price: 480, max_age: 11 },
}
const ADULTS: AskedAges = { ...FAMILY, expeditionType: 'adult', ageMinChild: null, needsAges: false, childFare: null }

const show = (asked: AskedAges) => {
  const onSubmit = vi.fn()
  render(
    <PartyForm
      party={{ travelers_count: 2, fewest_count: 2, ages: [null, null] }}
      asked={asked}
      days={{ start: '2027-07-16', end: '2027-07-20' }}
      most={6}
      action="Me prévenir"
      isPending={false}
      error={null}
      onSubmit={onSubmit}
    />,
  )
  return onSubmit
}

const more = (group: string) =>
  userEvent.click(within(screen.getByRole('group', { name: group })).getByRole('button', { name: 'Un de plus' }))
const join = () => userEvent.click(screen.getByRole('button', { name: 'Me prévenir' }))
const age = (child: number) => screen.getByRole<HTMLSelectElement>('combobox', { name: `Enfant ${String(child)}` })

it('asks the age of each child where it decides, and waits for it', async () => {
  const onSubmit = show(FAMILY)
  expect(screen.getByText(/moins de 12\sans/).textContent).toMatch(/480\s€/)
  await more('Combien vous seriez')
  await more('Dont enfants')
  await join()
  expect(screen.getByText('Indique son âge')).toBeVisible()
  expect(document.activeElement).toBe(age(1))
  await userEvent.selectOptions(age(1), '9')
  await join()
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ travelers_count: 3, fewest_count: 3, ages: [18, 18, 9] })
})

it('refuses a child who is too young, with trips that fit', async () => {
  const onSubmit = show(FAMILY)
  await more('Dont enfants')
  await userEvent.selectOptions(age(1), '4')
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toMatch(/à partir de 6\sans/)
  expect(within(alert).getByRole('link').getAttribute('href')).toMatch(/^\/expeditions\?type=family/)
  await join()
  expect(onSubmit).not.toHaveBeenCalled()
})

it('asks of grown-ups only whether anybody is of age, and refuses minors alone', async () => {
  const onSubmit = show(ADULTS)
  const minors = screen.getByRole('checkbox', { name: /Personne n’aura 18\sans/ })
  await userEvent.click(minors)
  expect(screen.getByRole('alert').textContent).toContain('Un mineur voyage avec un adulte.')
  await join()
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.click(minors)
  await join()
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ travelers_count: 2, fewest_count: 2, ages: [null, null] })
})
