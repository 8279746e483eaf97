import { render, screen } from '@testing-library/react'
import { vi } from 'vitest'
import type { SearchResult } from '@/contract/search'
import type { SearchQuery } from '@/contract/search-query'
import { buildOptions } from '../rules/build-options.fixture'
import { buildResult } from '../rules/build-result.fixture'
import { writeQuery } from '../rules/write-query'
import { Catalogue } from './catalogue'
import type { DrawnTownPicker } from './said-filter'

export const FIRST = buildResult({ ids: [1, 2], total: 3, page_count: 2 })
export const NONE = buildResult({ ids: [], total: 0, page_count: 0 })

type Answers = (address: URLSearchParams) => SearchResult | Promise<SearchResult>

/** The server, as the browser sees it: what it answers to each address of the search. */
export const answerWith = (answers: Answers) => {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (input: string) => {
    const { searchParams } = new URL(input, 'http://lagopede.test')
    calls.push(decodeURIComponent(searchParams.toString()))
    return Response.json(await answers(searchParams))
  })
  return calls
}

export const LYON = { code: '69123', name: 'Lyon', label: 'Lyon (69)' }
const PLOUFRAGAN = { code: '22215', name: 'Ploufragan', label: 'Ploufragan (22)' }

const TownButton: DrawnTownPicker = ({ town, onTown, drawButton }) =>
  drawButton ? (
    drawButton(() => onTown(PLOUFRAGAN))
  ) : (
    <button type="button" onClick={() => onTown(PLOUFRAGAN)}>
      Depuis {town?.name ?? 'Paris'}
    </button>
  )

type Shown = { query?: SearchQuery; result?: SearchResult; town?: typeof LYON | null }

/** The catalogue as its page has it, at the address of this query. */
export const show = ({ query = {}, result = FIRST, town = null }: Shown = {}) => {
  window.history.replaceState(null, '', `/expeditions${writeQuery(query)}`)
  return render(
    <Catalogue
      options={buildOptions()}
      initialQuery={query}
      initialResult={result}
      renderCard={(hit) => <h3>{hit.name}</h3>}
      renderPoster={(hit) => <h3>{hit.name}</h3>}
      head={<h1>Les aventures</h1>}
      counted={<p>De ta porte au rendez-vous, en train.</p>}
      town={town}
      TownPicker={TownButton}
    />,
  )
}

export const cards = () =>
  screen.queryAllByRole('heading', { level: 3, name: /^Aventure/ }).map((card) => card.textContent)
export const setDesktop = (isDesktop: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: isDesktop }))
