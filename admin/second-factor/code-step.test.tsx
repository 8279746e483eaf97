import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { eventually } from '../../tests/component/eventually'
import { CodeStep } from './code-step'

vi.mock('@payloadcms/ui', () => ({
  Button: ({ children }: { children: string }) => <button type="submit">{children}</button>,
}))

afterEach(() => vi.unstubAllGlobals())

const answer = (status: number, body: object) => {
  const fetch_ = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(body, { status })))
  vi.stubGlobal('fetch', fetch_)
  return fetch_
}

it('asks for the code of the application, then enters', async () => {
  const call = answer(200, { ok: true })
  const enter = vi.fn()
  render(<CodeStep onDone={enter} />)
  const code = screen.getByLabelText('Code à six chiffres')
  expect(document.activeElement).toBe(code)
  expect([code.getAttribute('autocomplete'), code.getAttribute('inputmode')]).toEqual(['one-time-code', 'numeric'])
  await userEvent.type(code, '123456{Enter}')
  await eventually(() => {
    expect(enter).toHaveBeenCalledOnce()
  })
  expect(call.mock.calls[0]?.[1]?.body).toBe('{"code":"123456"}')
})

it('says what was wrong and gives the focus back', async () => {
  answer(422, { error: 'Ce code n’est pas le bon.' })
  render(<CodeStep onDone={vi.fn()} />)
  await userEvent.type(screen.getByLabelText('Code à six chiffres'), '000000{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('Ce code n’est pas le bon.')
  const code = screen.getByLabelText('Code à six chiffres')
  expect(document.activeElement).toBe(code)
  expect(code.getAttribute('aria-invalid')).toBe('true')
})

it('says what is missing, and sends nothing', async () => {
  const call = answer(200, { ok: true })
  render(<CodeStep onDone={vi.fn()} />)
  await userEvent.click(screen.getByRole('button', { name: 'Valider' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Il manque\u00a0: Code à six chiffres.')
  expect(call).not.toHaveBeenCalled()
})

it('takes a recovery code instead', async () => {
  const call = answer(200, { ok: true })
  render(<CodeStep onDone={vi.fn()} />)
  await userEvent.click(screen.getByRole('button', { name: 'Utiliser un code de secours' }))
  await userEvent.type(screen.getByLabelText('Code de secours'), 'abcde-fghjk{Enter}')
  await eventually(() => {
    expect(call.mock.calls[0]?.[1]?.body).toBe('{"code":"abcde-fghjk"}')
  })
})
