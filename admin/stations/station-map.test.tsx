import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState, type ComponentProps } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeForm, STATIONS, stubCalls } from './station-map.fixture'
import { StationMap } from './station-map'

const form = vi.hoisted(() => ({ current: null as ReturnType<typeof makeForm> | null, maySave: true }))
vi.mock('@payloadcms/ui', () => ({
  useForm: () => form.current,
  useDocumentInfo: () => ({ hasSavePermission: form.maySave }),
  useFormFields: <Chosen,>(choose: (context: [Record<string, { value?: unknown }>]) => Chosen) => {
    const [, setTurn] = useState(0)
    useEffect(() => {
      const readers = form.current?.readers
      const read = () => {
        setTurn((before) => before + 1)
      }
      readers?.add(read)
      return () => {
        readers?.delete(read)
      }
    }, [])
    return choose([form.current?.fields ?? {}])
  },
}))

const STATION = ['access.station_name', 'access.latitude', 'access.longitude', 'access.station_altitude'] as const
const AIRPORT = ['access.airport_name', 'access.airport_latitude', 'access.airport_longitude'] as const
const ROUTE = [
  [5.55, 45.05, 900],
  [5.6, 45.1, 1_400],
]

let asked: URL[]
let answer: () => Response

beforeEach(() => {
  form.current = makeForm()
  form.maySave = true
  fill({ route: ROUTE })
  answer = () => Response.json({ items: STATIONS })
  asked = stubCalls({ answer: () => answer() })
})
afterEach(() => vi.unstubAllGlobals())

const fill = (values: Record<string, unknown>) => {
  if (!form.current) return
  for (const [path, value] of Object.entries(values)) form.current.fields[path] = { value }
}
const valuesOf = (paths: readonly string[]) => form.current?.valuesOf(...paths)

const show = (props: object = {}) => render(<StationMap {...(props as ComponentProps<typeof StationMap>)} />)
const around = () => screen.findByRole('group', { name: 'Gares autour' })
const surface = () => screen.getByRole('button', { name: /^Placer sur la carte/ })
const press = (place: Element, x: number, y: number) =>
  userEvent.pointer({ keys: '[MouseLeft]', target: place, coords: { clientX: x, clientY: y } })
/** Without a size of its own, the map has that of a wide one. */
const MIDDLE = [360, 223] as const

describe('a station that the database knows', () => {
  it('is searched by its name, and taken with its place; the altitude of another goes', async () => {
    fill({ [STATION[0]]: 'Valence', [STATION[1]]: 44.9, [STATION[2]]: 4.9, [STATION[3]]: 125 })
    show()
    const field = screen.getByRole('combobox', { name: 'Chercher une gare' })
    await userEvent.type(field, 'greno')
    const list = await screen.findByRole('listbox', { name: 'Gares trouvées' })
    expect(within(list).getAllByRole('option')).toHaveLength(3)
    expect(asked.at(-1)?.searchParams.get('q')).toBe('greno')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('Échirolles')
    await userEvent.keyboard('{Enter}')
    expect(valuesOf(STATION)).toEqual(['Échirolles', 45.148, 5.704, null])
    expect(form.current?.setModified).toHaveBeenCalledWith(true)
    expect(
      screen.getByText('Échirolles\u00a0: 45,148\u00a0N, 5,704\u00a0E. Enregistre l’aventure pour garder cette gare.', {
        normalizer: (text) => text,
      }),
    ).toBeVisible()
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(field).toHaveProperty('value', '')
  })

  it('is not taken by Enter from an answer to what was typed before', async () => {
    show()
    const field = screen.getByRole('combobox')
    await userEvent.type(field, 'greno')
    await screen.findByRole('listbox')
    let send: (response: Response) => void = () => undefined
    const waited = new Promise<Response>((resolve) => (send = resolve))
    const isAsked = vi.fn()
    vi.stubGlobal('fetch', (path: string) => {
      if (path.includes('q=voiron')) isAsked()
      return waited.then((response) => response.clone())
    })
    await userEvent.clear(field)
    await userEvent.type(field, 'voiron')
    await waitFor(() => {
      expect(isAsked).toHaveBeenCalled()
    })
    expect(screen.queryByText('3 gares trouvées.')).toBeNull()
    await userEvent.keyboard('{Enter}')
    expect(valuesOf(STATION)?.[0]).toBeUndefined()
    send(Response.json({ items: STATIONS.slice(2) }))
    await screen.findByText('1 gare trouvée.')
    await userEvent.keyboard('{Enter}')
    expect(valuesOf(STATION)).toEqual(['Voiron', 45.364, 5.592, null])
  })

  it('is no longer said to be placed once the form puts it elsewhere', async () => {
    show()
    await userEvent.click(await screen.findByRole('button', { name: /^Voiron/ }))
    expect(screen.getByText(/^Voiron\s: .* Enregistre/)).toBeVisible()
    act(() => {
      form.current?.dispatchFields({ type: 'UPDATE_MANY', formState: { [STATION[1]]: { value: 45 } } })
    })
    expect(screen.queryByText(/Enregistre/)).toBeNull()
  })

  it('is taken from the list of those around, the nearest to the start of the trip first', async () => {
    show()
    const list = within(await around())
    const lines = await list.findAllByRole('button')
    expect(lines.map((line) => line.textContent)).toEqual([
      'Échirollesà 16\u00a0km du départ',
      'Grenobleà 20\u00a0km du départ',
      'Voironà 35\u00a0km du départ',
    ])
    await userEvent.click(list.getByRole('button', { name: /Voiron/ }))
    expect(valuesOf(STATION)).toEqual(['Voiron', 45.364, 5.592, null])
    expect(list.getByRole('button', { pressed: true }).textContent).toContain('Voiron')
  })

  it('is taken by a press of its dot, or near it', async () => {
    fill({ route: [...ROUTE, [5.8, 45.4, 200]] })
    const { container } = show()
    await waitFor(() => {
      expect(container.querySelectorAll('.station-map__dot')).toHaveLength(3)
    })
    // The most served is drawn first.
    const dot = container.querySelector('.station-map__dot')
    const [x, y] = [Number(dot?.getAttribute('cx')), Number(dot?.getAttribute('cy'))]
    await press(surface(), x + 6, y - 6)
    expect(valuesOf(STATION)).toEqual(['Grenoble', 45.1915, 5.7145, null])
  })
})

describe('a station that the database does not know', () => {
  it('keeps its name and its altitude, and is where one presses', async () => {
    fill({ [STATION[0]]: 'Halte du Col', [STATION[3]]: 980 })
    show()
    await press(surface(), ...MIDDLE)
    expect(valuesOf(STATION)).toEqual(['Halte du Col', expect.closeTo(45.075, 4), 5.575, 980])
    expect(screen.getByText(/^Halte du Col : 45,075 N, 5,575 E\. Enregistre/)).toBeVisible()
  })

  it('is asked its name first, and gets both at once', async () => {
    show()
    await press(surface(), ...MIDDLE)
    expect(form.current?.dispatchFields).not.toHaveBeenCalled()
    const name = screen.getByLabelText('Gare : quel est son nom ?')
    expect(document.activeElement).toBe(name)
    await userEvent.type(name, '  {Enter}')
    expect(form.current?.dispatchFields).not.toHaveBeenCalled()
    await userEvent.type(name, 'Halte du Col{Enter}')
    expect(form.current?.dispatchFields).toHaveBeenCalledOnce()
    expect(valuesOf(STATION)).toEqual(['Halte du Col', expect.closeTo(45.075, 4), 5.575, null])
    expect(screen.queryByLabelText('Gare : quel est son nom ?')).toBeNull()
    expect(document.activeElement).toBe(surface())
  })

  it('is placed by keys alone: the map goes along, Enter places in its middle, arrows move the pin', async () => {
    fill({ [STATION[0]]: 'Halte du Col' })
    show()
    surface().focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    const [, , east] = valuesOf(STATION) as [string, number, number]
    expect(east).toBeGreaterThan(5.575)
    const pin = screen.getByRole('button', { name: /^Gare\s: Halte du Col/ })
    pin.focus()
    await userEvent.keyboard('{ArrowUp}')
    const [, north, same] = valuesOf(STATION) as [string, number, number]
    expect(north).toBeGreaterThan(45.075)
    expect(same).toBeCloseTo(east, 4)
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}{Shift>}{ArrowRight}{/Shift}')
    const [, back, west] = valuesOf(STATION) as [string, number, number]
    expect(back).toBeCloseTo(45.075, 4)
    expect(west).toBeLessThan(east)
  })

  it('is not placed by a hand that moves the map', async () => {
    fill({ [STATION[0]]: 'Halte du Col' })
    Element.prototype.setPointerCapture = vi.fn()
    const { container } = show()
    const line = () => container.querySelector('polyline')?.getAttribute('points')
    const before = line()
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: surface(), coords: { clientX: 300, clientY: 200 } },
      { target: surface(), coords: { clientX: 350, clientY: 180 } },
      { keys: '[/MouseLeft]', target: surface(), coords: { clientX: 350, clientY: 180 } },
    ])
    expect(line()).not.toBe(before)
    expect(form.current?.dispatchFields).not.toHaveBeenCalled()
  })
})

describe('an airport', () => {
  it('is placed with its name, and leaves the station alone; a station found by its name only shows where', async () => {
    fill({ [STATION[0]]: 'Grenoble', [STATION[1]]: 45.1915, [STATION[2]]: 5.7145, [AIRPORT[0]]: 'Chambéry' })
    show()
    await userEvent.click(screen.getByRole('radio', { name: 'Aéroport' }))
    expect(screen.queryByRole('group', { name: 'Gares autour' })).toBeNull()
    await userEvent.type(screen.getByRole('combobox', { name: 'Aller près d’une gare' }), 'voiron')
    await userEvent.click(await screen.findByRole('option', { name: /Voiron/ }))
    expect(form.current?.dispatchFields).not.toHaveBeenCalled()
    await press(surface(), ...MIDDLE)
    expect(valuesOf(AIRPORT)).toEqual(['Chambéry', 45.364, 5.592])
    expect(valuesOf(STATION.slice(0, 3))).toEqual(['Grenoble', 45.1915, 5.7145])
  })
})

it('moves by buttons, and comes back to the trip', async () => {
  const { container } = show()
  const line = () => container.querySelector('polyline')?.getAttribute('points')
  const before = line()
  const seen = new Set([before])
  for (const name of ['Rapprocher', 'Éloigner', 'Vers l’ouest', 'Vers le nord', 'Vers le sud', 'Vers l’est']) {
    await userEvent.click(screen.getByRole('button', { name }))
    seen.add(line())
    await userEvent.click(screen.getByRole('button', { name: 'Revenir à l’aventure' }))
    expect(line()).toBe(before)
  }
  expect(seen.size).toBe(7)
  await userEvent.click(screen.getByRole('button', { name: 'Rapprocher' }))
  // Once it stands still, it asks for the stations of what it shows.
  const reachOf = (url: URL | undefined) => Number(url?.searchParams.get('reach')?.split(',')[0])
  await waitFor(() => {
    expect(reachOf(asked.at(-1))).toBeCloseTo(reachOf(asked[0]) / 2, 2)
  })
})

it('says why no station comes, and asks again', async () => {
  answer = () => new Response('<html>', { status: 502 })
  show()
  expect((await screen.findByRole('alert')).textContent).toContain('Le serveur ne répond pas.')
  answer = () => Response.json({ items: STATIONS })
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(await screen.findByRole('button', { name: /^Voiron/ })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

it.each([
  ['the document', {}, false],
  ['the field', { readOnly: true }, true],
])('shows the places to who may only read %s, and asks nothing', (_what, props, maySave) => {
  form.maySave = maySave
  fill({ [STATION[0]]: 'Grenoble', [STATION[1]]: 45.1915, [STATION[2]]: 5.7145 })
  show(props)
  expect(screen.getByRole('img', { name: 'Carte, le nord en haut, gare Grenoble' })).toBeVisible()
  expect(screen.getByText('Gare : Grenoble, 45,191 N, 5,715 E')).toBeVisible()
  expect(screen.getByText('Aéroport : à placer')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(asked).toEqual([])
})
