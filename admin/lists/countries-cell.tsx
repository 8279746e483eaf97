import { cache } from 'react'
import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { relationId } from '@/domain/text/relation-id'

type CountriesCellProps = Pick<DefaultServerCellComponentProps, 'cellData' | 'payload'>

/** The countries of an expedition in a list, there as soon as the list is: Payload's own cell asks for them afterwards. */
export const CountriesCell = async ({ cellData, payload }: CountriesCellProps) => {
  const names = await loadCountryNames(payload)
  const countries: unknown[] = Array.isArray(cellData) ? cellData : []
  const named = countries.flatMap((country) => names.get(relationId(country) ?? 0) ?? [])
  return <span>{named.join(', ') || '–'}</span>
}

const loadCountryNames = cache(async (payload: Payload): Promise<Map<number, string>> => {
  const { docs } = await payload.find({
    collection: 'countries',
    pagination: false,
    depth: 0,
    select: { name: true },
  })
  return new Map(docs.map(({ id, name }) => [id, name]))
})
