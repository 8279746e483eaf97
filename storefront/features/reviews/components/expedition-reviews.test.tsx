import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { ExpeditionReview } from '@/contract/expeditions'
import { ExpeditionReviews } from './expedition-reviews'

const reviews = (count: number): ExpeditionReview[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    rateOnFive: 5,
    firstName: `Prénom ${index + 1}`,
    reviewText: `Texte ${index + 1}`,
    date: '2026-07-20',
    published_at: '2026-07-20T09:00:00.000Z',
    trip_date: null,
    verified: false,
    guide_rate: null,
    level_rate: null,
    organisation_rate: null,
    reply: null,
  }))

describe('reviews of an expedition', () => {
  it('shows the others on demand', async () => {
    render(<ExpeditionReviews reviews={reviews(6)} />)
    expect(screen.getAllByRole('article')).toHaveLength(4)
    await userEvent.click(screen.getByRole('button', { name: /Voir les 6\s?avis/ }))
    expect(screen.getAllByRole('article')).toHaveLength(6)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('has nothing more to show for a few', () => {
    render(<ExpeditionReviews reviews={reviews(3)} />)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getAllByText('Juillet\u00a02026', { normalizer: (text) => text })).toHaveLength(3)
  })

  it('says when nobody gave a review yet', () => {
    render(<ExpeditionReviews reviews={[]} />)
    expect(screen.getByText(/Personne n’a encore donné son avis/)).toBeTruthy()
  })
})
