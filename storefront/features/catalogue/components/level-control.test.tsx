import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SearchQuery } from '@/contract/search-query'
import { dropLevelAnswers, keepLevelAnswers } from '@/storefront/lib/storage/level-answers'
import { queryClient } from '@/storefront/lib/api/query-client'
import { buildUser } from '@/storefront/lib/session/user.fixture'
import { changeSession, resetSession } from '@/storefront/lib/session/store'
import { buildOptions } from '../rules/build-options.fixture'
import { buildResult } from '../rules/build-result.fixture'
import { LevelControl } from './level-control'

const NAME = /^À ma portée/
const asked = vi.fn<(query: SearchQuery) => void>()
const show = (query: SearchQuery = {}) =>
  render(
    <LevelControl
      query={query}
      options={buildOptions()}
      {...buildResult({ ids: [], total: 0, page_count: 0 })}
      onChange={asked}
    />,
  )
const keep = (levels: Record<string, number>) => keepLevelAnswers({ version: '1', answers: {}, levels })
const toggle = () => screen.findByRole<HTMLInputElement>('switch', { name: NAME })

beforeEach(() => {
  asked.mockReset()
  resetSession()
  queryClient().clear()
  dropLevelAnswers()
})
afterEach(() => vi.unstubAllGlobals())

describe('« À ma portée »', () => {
  it('is not there as long as no level is known', () => {
    show()
    expect(screen.queryByRole('switch')).toBeNull()
  })

  it('is off, asks for what is within one’s level in each family, and takes it back', async () => {
    keep({ neige: 1, 'a-pieds': 3 })
    const { unmount } = show({ q: 'lac', level: [2] })
    expect((await toggle()).checked).toBe(false)
    await userEvent.click(await toggle())
    const reach = ['a-pieds.3', 'neige.1']
    expect(asked).toHaveBeenLastCalledWith({ q: 'lac', level: [2], reach })
    unmount()
    show({ q: 'lac', reach })
    expect((await toggle()).checked).toBe(true)
    await userEvent.click(await toggle())
    expect(asked).toHaveBeenLastCalledWith({ q: 'lac' })
  })

  it('is taken back from an address that somebody else’s level is in', async () => {
    show({ reach: ['neige.1'] })
    await userEvent.click(await toggle())
    expect(asked).toHaveBeenLastCalledWith({})
  })

  it('knows the level that was saved in the profile, where this browser has none', async () => {
    const levels = [{ family: 'a-pieds', title: 'A pieds', level: 2 }]
    vi.stubGlobal('fetch', () =>
      Promise.resolve(Response.json({ saved: { version: '1', answers: {}, levels, saved_at: '' } })),
    )
    act(() => changeSession({ isReady: true, status: 'logged in', user: buildUser() }))
    show()
    await userEvent.click(await toggle())
    expect(asked).toHaveBeenLastCalledWith({ reach: ['a-pieds.2'] })
  })
})
