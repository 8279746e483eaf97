import { useQuery } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { FORGOTTEN } from '@/storefront/lib/storage/browser-storage'
import { MINE, queryClient } from './query-client'

const answers: string[] = []
const waiting: (() => void)[] = []

const Name = () => {
  const queryFn = () => new Promise<string>((resolve) => waiting.push(() => resolve(answers.shift() ?? '')))
  const { data } = useQuery({ queryKey: [MINE, 'name'], queryFn, gcTime: 0 }, queryClient())
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
  expect(await screen.findByText('Inès')).toBeDefined()
})

it('shows nothing of the person who was here before', async () => {
  answers.push('Hugo', 'Inès')
  render(<Name />)
  act(() => waiting[0]?.())
  expect(await screen.findByText('Hugo')).toBeDefined()
  act(() => void dispatchEvent(new Event(FORGOTTEN)))
  expect(await screen.findByText('Chargement…')).toBeDefined()
  await expect.poll(() => waiting.length).toBe(2)
  act(() => waiting[1]?.())
  expect(await screen.findByText('Inès')).toBeDefined()
})
