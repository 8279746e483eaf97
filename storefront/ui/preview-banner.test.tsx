import { render } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { PreviewBanner } from './preview-banner'

const refresh = vi.hoisted(() => vi.fn())
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))

beforeEach(() => refresh.mockClear())

const receive = (data: unknown, origin = window.location.origin) =>
  window.dispatchEvent(new MessageEvent('message', { data, origin }))

it('reloads its data when the panel saves the document, and for no other message', () => {
  const { unmount } = render(<PreviewBanner name="Canoë" />)
  expect(refresh).toHaveBeenCalledTimes(1)
  receive({ type: 'payload-live-preview' })
  receive(null)
  receive({ type: 'payload-document-event' }, 'https://evil.example')
  expect(refresh).toHaveBeenCalledTimes(1)
  receive({ type: 'payload-document-event' })
  expect(refresh).toHaveBeenCalledTimes(2)
  unmount()
  receive({ type: 'payload-document-event' })
  expect(refresh).toHaveBeenCalledTimes(2)
})

it('tells the panel, on this origin alone, that it is ready', () => {
  const post = vi.spyOn(window, 'postMessage')
  render(<PreviewBanner name="Canoë" />)
  expect(post).toHaveBeenCalledWith({ type: 'payload-live-preview', ready: true }, window.location.origin)
})
