import { vi } from 'vitest'
import type { Station } from '@/contract/stations'
import { stubMap } from '../ground/map.fixture'

type Field = { value?: unknown }
type Update = { type: 'UPDATE_MANY'; formState: Record<string, Field> }

/** A form of Payload with a trip's fields, which draws again what reads it. */
export const makeForm = () => {
  const readers = new Set<() => void>()
  const form = {
    fields: {} as Record<string, Field>,
    readers,
    getField: (path: string) => form.fields[path],
    setModified: vi.fn(),
    dispatchFields: vi.fn(({ formState }: Update) => {
      form.fields = { ...form.fields, ...formState }
      for (const read of readers) read()
    }),
    valuesOf: (...paths: string[]) => paths.map((path) => form.fields[path]?.value),
  }
  return form
}

const station = (id: string, name: string, lat: number, lon: number, rank: number): Station => ({
  ...{ id, name, country: 'FR', lat, lon, rank, km: 3 },
})

export const STATIONS = [
  station('grenoble', 'Grenoble', 45.1915, 5.7145, 1),
  station('echirolles', 'Échirolles', 45.148, 5.704, 3),
  station('voiron', 'Voiron', 45.364, 5.592, 2),
]

/** Answers for the panel's call, on a base map without a shape; what is asked of the call is noted. */
export const stubCalls = ({ answer }: { answer: () => Response }) => {
  const asked: URL[] = []
  stubMap()
  const answerMap = fetch
  vi.stubGlobal('fetch', (path: string) => {
    if (path.startsWith('/map/')) return answerMap(path)
    asked.push(new URL(path, 'http://localhost'))
    return Promise.resolve(answer())
  })
  return asked
}
