import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ToastRegion } from './toast-region'
import { dismissToast, readToasts, showToast } from './toast-store'

it('leaves room for what it shows, and measures nothing while it shows nothing', () => {
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64)
  const room = () => document.documentElement.style.getPropertyValue('--toasts')
  // Files share a page: what another of them told may still be there.
  readToasts().forEach(({ id }) => dismissToast(id))
  document.documentElement.style.removeProperty('--toasts')
  render(<ToastRegion />)
  expect(height).not.toHaveBeenCalled()
  expect(room()).toBe('')
  act(() => {
    showToast({ tone: 'info', message: 'C’est noté.' })
  })
  expect(screen.getByText('C’est noté.')).toBeVisible()
  expect(room()).toBe('64px')
  act(() => readToasts().forEach(({ id }) => dismissToast(id)))
  expect(room()).toBe('')
})
