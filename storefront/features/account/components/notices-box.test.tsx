import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '../../../../tests/component/eventually'
import { NoticesBox } from './notices-box'

const show = (answer: { status: number; body: unknown }) => {
  const fetch = vi.fn((_address: string, _init?: RequestInit) =>
    Promise.resolve(Response.json(answer.body, { status: answer.status })),
  )
  vi.stubGlobal('fetch', fetch)
  const onChange = vi.fn()
  render(<NoticesBox account={{ favourite_alerts: true, basket_reminders: false }} onChange={onChange} />)
  return { fetch, onChange, reminder: screen.getByRole<HTMLInputElement>('switch', { name: /On me rappelle/ }) }
}

afterEach(() => vi.unstubAllGlobals())

describe('NoticesBox', () => {
  it('turns the reminder of an unfinished booking on, and nothing else', async () => {
    const { fetch, onChange, reminder } = show({ status: 200, body: { enabled: true, basket_reminders: true } })
    expect(reminder.checked).toBe(false)
    await userEvent.click(reminder)
    await eventually(() => expect(onChange).toHaveBeenCalledOnce())
    expect(reminder.checked).toBe(true)
    expect(fetch.mock.calls.map(([address, init]) => [init?.method, address, init?.body])).toEqual([
      ['PATCH', '/api/v1/interests/alerts', '{"basket_reminders":true}'],
    ])
    expect(screen.getByRole<HTMLInputElement>('switch', { name: /mes favoris/ }).checked).toBe(true)
  })

  it('is put back, with the reason, when it was not saved', async () => {
    const { onChange, reminder } = show({ status: 500, body: { error: 'Une erreur est survenue.' } })
    await userEvent.click(reminder)
    expect(await screen.findByText('Une erreur est survenue.')).toBeVisible()
    expect(reminder.checked).toBe(false)
    expect(onChange).not.toHaveBeenCalled()
  })
})
