import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Hit } from '@/contract/hit'
import { FitTag } from './fit-tag'

const family = {
  id: 1,
  slug: 'a-pieds',
  title: 'A pieds',
  icon: 'footprints',
  activities: ['Trek'],
  expeditions_count: 3,
}
const show = (level: number, activities = ['Trek']) =>
  render(<FitTag hit={{ level_number: level, activities } as Hit} families={[family]} levels={{ 'a-pieds': 2 }} />)

describe('FitTag', () => {
  it.each([
    [2, 'Fait pour toi'],
    [3, 'Un cran au-dessus'],
    [4, 'Parlons-en'],
  ])('says of a trip of level %i, to who has 2, « %s »', (level, words) => {
    show(level)
    expect(screen.getByText(words)).toBeVisible()
  })

  it('says nothing of a family whose level is not known', () => {
    expect(show(2, ['Surf']).container.textContent).toBe('')
  })
})
