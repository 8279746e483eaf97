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
    expect(screen.getAllByText(/^Publié le 20\sjuil\.\s2026$/)).toHaveLength(3)
  })

  it('says what is verified, when the trip was, and what the agency answers', () => {
    const told = reviews(1).map((review) => ({
      ...review,
      verified: true,
      trip_date: '2026-06-14',
      guide_rate: 5,
      level_rate: 4,
      reply: { text: 'Merci Léa.', date: '2026-07-22' },
    }))
    render(<ExpeditionReviews reviews={told} />)
    expect(screen.getByText('Avis vérifié')).toBeVisible()
    expect(screen.getByText(/^Voyage en juin\s2026, publié le 20\sjuil\.\s2026$/)).toBeVisible()
    expect(screen.getByText(/^Réponse de l’agence, le 22\sjuil\.\s2026$/)).toBeVisible()
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['5/5', '4/5'])
  })

  it('claims nothing of a review bound to no reservation', () => {
    render(<ExpeditionReviews reviews={reviews(1)} />)
    expect(screen.queryByText('Avis vérifié')).toBeNull()
  })

  it('says when nobody gave a review yet', () => {
    render(<ExpeditionReviews reviews={[]} />)
    expect(screen.getByText(/Personne n’a encore donné son avis/)).toBeVisible()
  })
})
