import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { readTab, SESSION_KEYS, writeTab } from '@/storefront/lib/storage/browser-storage'
import { ComparedBefore } from './compared-before'

const trip = (slug: string) => ({ slug, name: slug.toUpperCase() })
const kept = () => JSON.parse(readTab(SESSION_KEYS.compared) ?? '[]') as Array<{ slug: string }>
const show = (...slugs: string[]) =>
  render(<ComparedBefore trips={slugs.map(trip)} comparison={{ trips: slugs, from: '69123' }} />)

beforeEach(() => sessionStorage.clear())

describe('what this tab compared before', () => {
  it('offers to join it, to who comes with another trip', () => {
    show('a').unmount()
    show('b')
    expect(screen.getByRole('link', { name: 'Y ajouter B' }).getAttribute('href')).toBe(
      '/comparer?trips=a,b&from=69123',
    )
  })

  it('follows a comparison of several, and says nothing there', () => {
    show('a').unmount()
    show('a', 'b')
    expect(screen.queryByRole('link')).toBeNull()
    expect(kept().map(({ slug }) => slug)).toEqual(['a', 'b'])
  })

  it('offers nothing beside four, nor for the trip that is kept alone', () => {
    show('a').unmount()
    show('a').unmount()
    expect(screen.queryByRole('link')).toBeNull()
    show('a', 'b', 'c', 'd').unmount()
    show('e')
    expect(screen.queryByRole('link')).toBeNull()
  })

  it.each(['{', '"a"', '[1]', '[{"slug":"../a","name":"A"}]'])('leaves what it cannot read: %s', (text) => {
    writeTab(SESSION_KEYS.compared, text)
    show('b')
    expect(screen.queryByRole('link')).toBeNull()
  })
})
