import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ActivityCategory } from '@/contract/site'
import { queryClient } from '@/storefront/lib/api/query-client'
import { ANYWHERE } from '../rules/search-address'
import { ActivityChoice } from './activity-choice'

const CATEGORIES = [
  { slug: 'a-pieds', title: 'À pied', expeditions_count: 20 },
  { slug: 'neige', title: 'Neige', expeditions_count: 9 },
] as ActivityCategory[]

const fetch = vi.fn((_address: string) => Promise.resolve(Response.json({ facets: { categories: { 'a-pieds': 8 } } })))

beforeEach(() => {
  queryClient().clear()
  fetch.mockClear()
  vi.stubGlobal('fetch', fetch)
})
afterEach(() => vi.unstubAllGlobals())

const show = (month: string | null) =>
  render(
    <ActivityChoice
      categories={CATEGORIES}
      search={{ destination: ANYWHERE, month, categories: ['neige'], town: null }}
      onChange={vi.fn()}
      onDone={vi.fn()}
    />,
  )

it('counts the trips of the month that was chosen', async () => {
  show('2027-05')
  expect(await screen.findByRole('checkbox', { name: /À pied.*8/ })).toBeVisible()
  expect(screen.getByRole('checkbox', { name: /Neige.*0/ })).toBeVisible()
  expect(fetch.mock.calls[0]?.[0]).toContain('/api/v1/search?start=2027-05-01&end=2027-05-31')
})

it('counts all of them, without asking, where nothing else was chosen', () => {
  show(null)
  expect(screen.getByRole('checkbox', { name: /À pied.*20/ })).toBeVisible()
  expect(fetch).not.toHaveBeenCalled()
})
