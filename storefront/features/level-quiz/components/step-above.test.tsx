import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '@/storefront/lib/api/query-client'
import { StepAbove } from './step-above'

const families = [
  { slug: 'a-pieds', title: 'A pieds', icon: 'footprints', activities: ['Trek'] },
  { slug: 'neige', title: 'Neige', icon: 'snowflake', activities: ['Luge'] },
]
const plans = [
  { level: 3, title: 'Six semaines vers le 3', path: '/blog/articles/vers-le-3' },
  { level: 4, title: 'Six semaines vers le 4', path: '/blog/articles/vers-le-4' },
]
const trip = (id: number, level: number, activities: string[]) => ({ id, level_number: level, activities })

const show = ({ trips, levels }: { trips: unknown[]; levels: Record<string, number> }) => {
  const asked = vi.fn((_address: string) => Promise.resolve(Response.json({ hits: trips })))
  vi.stubGlobal('fetch', asked)
  render(<StepAbove levels={levels} families={families} plans={plans} renderCard={({ id }) => <p>Carte {id}</p>} />)
  return asked
}

beforeEach(() => queryClient().clear())
afterEach(() => vi.unstubAllGlobals())

describe('« Un cran au-dessus »', () => {
  it('shows a trip of one level more in all its families, and the plan for its level', async () => {
    const asked = show({
      trips: [trip(1, 4, ['Trek', 'Luge']), trip(2, 4, ['Trek'])],
      levels: { 'a-pieds': 3, neige: 1 },
    })
    expect(await screen.findByText('Carte 2')).toBeVisible()
    expect(asked.mock.calls[0]?.[0]).toContain('reach=a-pieds.4%2Cneige.2&level=4')
    expect(screen.getByRole('link', { name: 'Six semaines vers le 4' }).getAttribute('href')).toBe(
      '/blog/articles/vers-le-4',
    )
  })

  it('leads to the advice where no plan prepares for that level', async () => {
    show({ trips: [trip(1, 2, ['Trek'])], levels: { 'a-pieds': 1 } })
    const link = await screen.findByRole('link', { name: 'Nos conseils pour se préparer' })
    expect(link.getAttribute('href')).toBe('/blog/articles/category/conseils-preparation')
  })

  it('is not there when no trip asks for one level more', async () => {
    const asked = show({ trips: [trip(1, 5, ['Luge', 'Trek'])], levels: { 'a-pieds': 3, neige: 1 } })
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(4))
    await waitFor(() => expect(queryClient().isFetching()).toBe(0))
    expect(screen.queryByRole('heading')).toBeNull()
  })
})
