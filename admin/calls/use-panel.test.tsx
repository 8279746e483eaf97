import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getDepartureSales } from '@/contract/planning'
import { usePanel } from './use-panel'

type Answer = (response: Response) => void

const asked = new Map<string, Answer>()

beforeEach(() => {
  asked.clear()
  vi.stubGlobal(
    'fetch',
    (path: string) =>
      new Promise<Response>((resolve) => {
        asked.set(path, resolve)
      }),
  )
})
afterEach(() => vi.unstubAllGlobals())

const Shown = ({ id }: { id: number }) => {
  const { answer, error } = usePanel(getDepartureSales, { params: { id } })
  return <p>{error ?? answer?.name ?? 'rien'}</p>
}

const answer = async (id: number, response: Response) => {
  const path = [...asked.keys()].find((key) => key.includes(`/${String(id)}/`))
  await act(async () => {
    asked.get(String(path))?.(response)
    await Promise.resolve()
  })
}
const named = (name: string) => Response.json({ name })

it('keeps the answer to the last question, whatever comes after it', async () => {
  const { rerender } = render(<Shown id={1} />)
  rerender(<Shown id={2} />)
  await answer(2, named('Vercors'))
  expect(await screen.findByText('Vercors')).toBeVisible()
  await answer(1, named('Highlands'))
  expect(screen.getByText('Vercors')).toBeVisible()
})

it('tells no refusal of a question that is no longer asked', async () => {
  const { rerender } = render(<Shown id={1} />)
  rerender(<Shown id={2} />)
  await answer(1, Response.json({ error: 'Ce départ n’existe plus.' }, { status: 404 }))
  expect(screen.getByText('rien')).toBeVisible()
  await answer(2, named('Vercors'))
  expect(await screen.findByText('Vercors')).toBeVisible()
})
