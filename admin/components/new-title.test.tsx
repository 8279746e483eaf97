import { render } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { NewTitle } from './new-title'

const page = vi.hoisted(() => ({
  id: undefined as number | undefined,
  title: '[Sans titre]',
  setDocumentTitle: vi.fn(),
}))
vi.mock('@payloadcms/ui', () => ({
  useDocumentInfo: () => ({ id: page.id }),
  useDocumentTitle: () => ({ title: page.title, setDocumentTitle: page.setDocumentTitle }),
}))

beforeEach(() => {
  page.id = undefined
  page.setDocumentTitle.mockReset()
})

it('names a document that is not saved yet, after Payload did', async () => {
  render(<NewTitle title="Nouveau départ" />)
  expect(page.setDocumentTitle).not.toHaveBeenCalled()
  await vi.waitFor(() => {
    expect(page.setDocumentTitle).toHaveBeenCalled()
  })
  expect(page.setDocumentTitle).toHaveBeenCalledExactlyOnceWith('Nouveau départ')
})

it('leaves a saved document its own title', async () => {
  page.id = 4
  render(<NewTitle title="Nouveau départ" />)
  await new Promise((resolve) => {
    setTimeout(resolve, 5)
  })
  expect(page.setDocumentTitle).not.toHaveBeenCalled()
})
