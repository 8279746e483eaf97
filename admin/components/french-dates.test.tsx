import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { FrenchDates } from './french-dates'

const french = { code: 'fr' }
const translation = vi.hoisted(() => ({ i18n: { language: 'fr', dateFNS: undefined as object | undefined } }))
vi.mock('@payloadcms/ui', () => ({ useTranslation: () => translation }))

/** Reads the months as it is drawn, as a calendar does. */
const Calendar = () => {
  const { __localeId__: id = '', __localeData__: known = {} } = window as {
    __localeId__?: string
    __localeData__?: Record<string, unknown>
  }
  return <p>{known[id] === french ? 'juin' : 'June'}</p>
}

it('has the months in French before what shows them is drawn', () => {
  const page = () => (
    <FrenchDates>
      <Calendar />
    </FrenchDates>
  )
  const { rerender } = render(page())
  expect(screen.getByText('June')).toBeVisible()
  translation.i18n.dateFNS = french
  rerender(page())
  expect(screen.getByText('juin')).toBeVisible()
})
