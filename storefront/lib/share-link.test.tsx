import { afterEach, describe, expect, it, vi } from 'vitest'
import { hasShareSheet, openShareSheet } from './share-link'

const LINK = { title: 'Vercors', url: 'https://lagopede.test/expeditions/vercors' }

const hold = ({ isCoarse, share }: { isCoarse: boolean; share?: () => Promise<void> }) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isCoarse }))
  vi.stubGlobal('navigator', { share })
}
afterEach(() => vi.unstubAllGlobals())

describe('the system’s sheet', () => {
  const share = () => Promise.resolve()

  it.each([
    ['a phone', { isCoarse: true, share }, true],
    ['a computer, whose own copies as well', { isCoarse: false, share }, false],
    ['a phone without one', { isCoarse: true }, false],
  ])('on %s: %s', (_device, device, isThere) => {
    hold(device)
    expect(hasShareSheet()).toBe(isThere)
  })

  it('is closed without a word', async () => {
    hold({ isCoarse: true, share: () => Promise.reject(new DOMException('closed', 'AbortError')) })
    await expect(openShareSheet(LINK)).resolves.toBeUndefined()
  })
})
