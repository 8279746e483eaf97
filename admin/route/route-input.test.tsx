import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ComponentProps } from 'react'
import { afterEach, beforeEach, expect, it, vi, type Mock } from 'vitest'
import { stubMap } from '../ground/map.fixture'
import { stubGpxWorker } from './gpx-worker.fixture'
import { RouteInput } from './route-input'

type Act = 'addFieldRow' | 'dispatchFields' | 'getField' | 'setModified'
type Field = { value?: unknown; rows?: Array<{ id: string }> }

const form = vi.hoisted((): { value: unknown; fields: Record<string, Field> } & Record<Act, Mock> => ({
  value: null,
  fields: {},
  addFieldRow: vi.fn(),
  dispatchFields: vi.fn(),
  getField: vi.fn((path: string) => form.fields[path]),
  setModified: vi.fn(),
}))
vi.mock('@payloadcms/ui', () => ({
  useField: () => {
    const [, renderAgain] = useState(0)
    const setValue = (value: unknown) => {
      form.value = value
      renderAgain((times) => times + 1)
    }
    return { path: 'route', value: form.value, setValue, showError: false, disabled: false }
  },
  useForm: () => form,
  useFormFields: <Chosen,>(choose: (context: [Record<string, Field>]) => Chosen) => choose([form.fields]),
  FieldLabel: ({ label }: { label: string }) => <span>{label}</span>,
  FieldError: () => null,
  FieldDescription: () => null,
}))

const ROUTE = [
  [6, 45, 700],
  [6.1, 45, 1_900],
  [6.2, 45, 1_200],
]

const FILE = `<gpx xmlns="http://www.topografix.com/GPX/1/1"><wpt lat="45" lon="6.1"><name>Refuge du Col</name></wpt>
  <trk><trkseg><trkpt lat="45" lon="6"><ele>700</ele></trkpt><trkpt lat="45" lon="6.1"><ele>1900</ele></trkpt><trkpt lat="45" lon="6.2"><ele>1200</ele></trkpt></trkseg></trk></gpx>`

const show = (readOnly = false) => {
  // Payload gives a dozen props of which the field reads these.
  const props = { field: { name: 'route', label: 'Tracé' }, path: 'route', readOnly } as never
  return render(<RouteInput {...(props as ComponentProps<typeof RouteInput>)} />)
}

const choose = (text: string, name = 'tour.gpx') =>
  userEvent.upload(screen.getByLabelText(/GPX$/), new File([text], name, { type: 'application/gpx+xml' }))

beforeEach(() => {
  stubMap()
  stubGpxWorker()
  form.value = ROUTE
  form.fields = {
    stages: { rows: [{ id: 'a' }, { id: 'b' }] },
    'stages.0.name': { value: 'Gare' },
    'stages.0.longitude': { value: 6 },
    'stages.0.latitude': { value: 45 },
    'stages.0.elevation_m': { value: 700 },
    'stages.1.name': { value: 'Arrivée' },
    'stages.1.longitude': { value: 6.2 },
    'stages.1.latitude': { value: 45 },
    'stages.1.elevation_m': { value: 1_200 },
  }
  vi.clearAllMocks()
})

afterEach(() => vi.unstubAllGlobals())

it('says what the route is', () => {
  show()
  expect(screen.getByText('15,7 km, 1 200 m de montée, 700 m de descente, de 700 à 1 900 m, 3 points')).toBeVisible()
})

it('takes the route of a file, and adds the places that it names to the list in walking order', async () => {
  form.value = null
  show()
  expect(screen.getByText(/Pas encore de tracé/)).toBeVisible()
  await choose(FILE)
  expect(await screen.findByText(/^tour\.gpx : 3 points lus\. Enregistre/)).toBeVisible()
  expect(form.value).toEqual(ROUTE)
  await userEvent.click(screen.getByRole('button', { name: 'Les ajouter aux étapes' }))
  const [{ rowIndex, subFieldState }] = form.addFieldRow.mock.calls[0] as [
    { rowIndex: number; subFieldState: Record<string, { value: unknown }> },
  ]
  expect(rowIndex).toBe(1)
  expect(Object.fromEntries(Object.entries(subFieldState).map(([name, { value }]) => [name, value]))).toEqual({
    name: 'Refuge du Col',
    longitude: 6.1,
    latitude: 45,
    elevation_m: 1_900,
  })
  expect(screen.queryByRole('button', { name: 'Les ajouter aux étapes' })).toBeNull()
})

it('keeps the route that is there when a file cannot be read, and says why', async () => {
  show()
  await choose('bonjour')
  expect(await screen.findByText(/n’est pas un GPX/)).toBeVisible()
  expect(form.value).toEqual(ROUTE)
})

it('adds a place at a kilometre of the route, by keys alone', async () => {
  show()
  const kilometre = screen.getByRole('slider', { name: 'Kilomètre du tracé' })
  kilometre.focus()
  expect(kilometre.getAttribute('aria-valuetext')).toBe('0\u00a0km, 700\u00a0m')
  const add = screen.getByRole('button', { name: 'Ajouter ici' })
  expect(add).toHaveProperty('disabled', true)
  await userEvent.type(screen.getByLabelText('Nom du lieu'), 'Cairn')
  await userEvent.click(add)
  expect(form.addFieldRow.mock.calls[0]).toMatchObject([{ path: 'stages', rowIndex: 1 }])
  expect(screen.getByText(/^Cairn : 0 km, 700 m\./)).toBeVisible()
})

it('moves a place of the list to another point of the route', async () => {
  show()
  await userEvent.selectOptions(screen.getByLabelText('Étape'), '2. Arrivée')
  await userEvent.click(screen.getByRole('button', { name: 'Déplacer ici' }))
  expect(form.dispatchFields.mock.calls.flat()).toEqual([
    {
      type: 'UPDATE_MANY',
      formState: {
        'stages.1.longitude': { value: 6, isModified: true },
        'stages.1.latitude': { value: 45, isModified: true },
        'stages.1.elevation_m': { value: 700, isModified: true },
      },
    },
  ])
  expect(form.setModified).toHaveBeenCalledWith(true)
})

it('lies on the base map', async () => {
  const { container } = show()
  await waitFor(() => {
    expect(container.querySelector('.route__drawing > .ground')).toBeInTheDocument()
  })
})

it('shows the route to who may only read, and takes nothing', () => {
  show(true)
  expect(screen.getByRole('img', { name: /Le tracé et ses étapes/ })).toBeVisible()
  expect(screen.queryByRole('slider')).toBeNull()
  expect(screen.queryByLabelText(/GPX$/)).toBeNull()
})
