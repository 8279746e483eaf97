import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { PasswordLink } from './password-link'

const shown = vi.hoisted(() => ({ viewer: { id: 1, role: 'admin' }, account: { id: 7, role: 'guide' } }))
vi.mock('@payloadcms/ui', () => ({
  toast: {},
  useAuth: () => ({ user: shown.viewer }),
  useDocumentInfo: () => ({ id: shown.account.id, initialData: shown.account }),
  Button: ({ children }: { children: string }) => <button type="button">{children}</button>,
}))

it.each([
  ['an administrator', { id: 1, role: 'admin' }, { id: 7, role: 'guide' }, true],
  ['the agency, to a customer', { id: 2, role: 'staff' }, { id: 8, role: 'customer' }, true],
  ['the agency, to the team', { id: 2, role: 'staff' }, { id: 7, role: 'guide' }, false],
  ['anybody, to themself', { id: 1, role: 'admin' }, { id: 1, role: 'admin' }, false],
])('is sent by %s: %o to %o, %s', (_who, viewer, account, isShown) => {
  Object.assign(shown, { viewer, account })
  expect(render(<PasswordLink />).container.textContent !== '').toBe(isShown)
})
