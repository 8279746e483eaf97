import { useQuery } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { FORGOTTEN } from '@/storefront/lib/storage/browser-storage'
import { MINE, queryClient, WHILE_SHOWN } from './query-client'

const answers: string[] = []
const waiting: (() => void)[] = []

const Name = () => {
  const queryFn = () => new Promise<string>((resolve) => waiting.push(() => resolve(answers.shift() ?? '')))
  const { data } = useQuery({ queryKey: [MINE, 'name'], queryFn, ...WHILE_SHOWN }, queryClient())
  return <p>{data ?? 'Chargement…'}</p>
}

beforeEach(() => {
  queryClient().clear()
  answers.length = 0
  waiting.length = 0
})

it('asks again for what the page shows when somebody else signs in while it loads', async () => {
  answers.push('Inès', 'Inès')
  render(<Name />)
  act(() => void dispatchEvent(new Event(FORGOTTEN)))
  await expect.poll(() => waiting.length).toBe(2)
  act(() => waiting.forEach((answer) => answer()))
  expect(await screen.findByText('Inès')).toBeVisible()
})

it('shows nothing of the person who was here before', async () => {
  answers.push('Hugo', 'Inès')
  render(<Name />)
  act(() => waiting[0]?.())
  expect(await screen.findByText('Hugo')).toBeVisible()
  act(() => void dispatchEvent(new Event(FORGOTTEN)))
  expect(await screen.findByText('Chargement…')).toBeVisible()
  await expect.poll(() => waiting.length).toBe(2)
  act(() => waiting[1]?.())
  expect(await screen.findByText('Inès')).toBeVisible()
})

it('asks once for parts of a page that come one after another, and anew for who comes back', async () => {
  answers.push('Hugo', 'Inès')
  const { rerender } = render(<Name />)
  act(() => waiting[0]?.())
  expect(await screen.findByText('Hugo')).toBeVisible()
  rerender(
    <>
      <Name />
      <Name key="late" />
    </>,
  )
  expect(screen.getAllByText('Hugo')).toHaveLength(2)
  expect(waiting).toHaveLength(1)

  rerender(<p>Une autre page</p>)
  await expect.poll(() => queryClient().getQueryCache().getAll()).toEqual([])
  rerender(<Name />)
  expect(screen.getByText('Chargement…')).toBeVisible()
  expect(waiting).toHaveLength(2)
})
