import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { queryClient } from '@/storefront/lib/api/query-client'

// A loaded machine takes its time: what is awaited comes, only later.
configure({ asyncUtilTimeout: 15_000 })

// Files share a page (vitest.config.ts): each finds it empty, and no global that another file replaced.
vi.unstubAllGlobals()
beforeAll(() => {
  document.head.replaceChildren()
  document.body.replaceChildren()
  window.localStorage.clear()
  window.sessionStorage.clear()
  window.history.replaceState(null, '', '/')
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie}; Path=/; Max-Age=0`
})

beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  cleanup()
  queryClient().clear()
  const said = [...vi.mocked(console.error).mock.calls]
  // Before anything may fail: what this test heard is not the next one's.
  vi.restoreAllMocks()
  // React reports its warnings (keys, act, invalid nesting) there. A test that expects one clears the mock.
  expect(said).toEqual([])
})
