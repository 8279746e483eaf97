import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ComponentProps } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { OpenAddedRows } from './open-added-rows'

type Row = { isLoading?: boolean; collapsed?: boolean }
const form = vi.hoisted(() => ({
  rows: [] as Array<{ isLoading?: boolean; collapsed?: boolean }>,
  draw: (): void => undefined,
  dispatchFields: vi.fn(),
}))

vi.mock('@payloadcms/ui', () => ({
  useForm: () => ({ dispatchFields: form.dispatchFields }),
  useField: () => {
    const [, setTurn] = useState(0)
    form.draw = () => {
      setTurn((before) => before + 1)
    }
    return { path: 'days.highlights', rows: form.rows }
  },
  ArrayField: () => (
    <>
      {form.rows.map(({ isLoading }, index) => (
        <div key={index} id={`days-highlights-row-${String(index)}`}>
          <input aria-label={`Poignée ${String(index)}`} />
          {!isLoading && (
            <div className="array-field__fields">
              <input type="hidden" />
              <textarea aria-label={`Texte ${String(index)}`} />
            </div>
          )}
        </div>
      ))}
      <button
        type="button"
        onClick={() => {
          setRows([...form.rows, { isLoading: true }])
        }}
      >
        Ajouter
      </button>
    </>
  ),
}))

// What the list itself needs is replaced above.
const PROPS = { path: 'days.highlights' } as unknown as ComponentProps<typeof OpenAddedRows>

const setRows = (rows: Row[]) => {
  act(() => {
    form.rows = rows
    form.draw()
  })
}

const show = () => {
  render(<OpenAddedRows {...PROPS} />)
  return userEvent.setup()
}

beforeEach(() => {
  form.rows = [{ collapsed: true }]
  form.dispatchFields.mockReset()
})

it('opens an added row, and leaves the others as they are', async () => {
  const user = show()
  await user.click(screen.getByRole('button', { name: 'Ajouter' }))
  expect(form.dispatchFields).toHaveBeenCalledExactlyOnceWith({
    type: 'SET_ROW_COLLAPSED',
    path: 'days.highlights',
    updatedRows: [{ collapsed: true }, { isLoading: true, collapsed: false }],
  })
})

it('puts the cursor in the first field of an added row, and adds no row for what is typed before', async () => {
  const user = show()
  await user.click(screen.getByRole('button', { name: 'Ajouter' }))
  await user.keyboard(' ')
  expect(form.rows).toHaveLength(2)
  setRows([{ collapsed: true }, { collapsed: false }])
  await vi.waitFor(() => {
    expect(document.activeElement).toBe(screen.getByLabelText('Texte 1'))
  })
})

it('does not move the cursor of a user who has left for another field', async () => {
  const user = show()
  await user.click(screen.getByRole('button', { name: 'Ajouter' }))
  const elsewhere = screen.getByLabelText('Texte 0')
  await user.click(elsewhere)
  setRows([{ collapsed: true }, { collapsed: false }])
  await act(() => Promise.resolve())
  expect(document.activeElement).toBe(elsewhere)
})

it('takes the cursor to no row of those that a form opens with', () => {
  show()
  expect(document.activeElement).toBe(document.body)
})
