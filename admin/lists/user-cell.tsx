import { cache } from 'react'
import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { relationId } from '@/domain/text/relation-id'

type UserCellProps = Pick<DefaultServerCellComponentProps, 'cellData' | 'payload'>

/** A person of a list by name, there as soon as the list is: Payload's own cell asks for the address afterwards, once it is scrolled to. */
export const UserCell = async ({ cellData, payload }: UserCellProps) => {
  const id = relationId(cellData)
  return <span>{(id !== null && (await nameLoader(payload)(id))) || '–'}</span>
}

/** Names of people, those that the cells of one list ask for by one statement. */
const nameLoader = cache((payload: Payload) => {
  let asked: { ids: number[]; names: Promise<Map<number, string>> } | null = null
  return async (id: number): Promise<string | undefined> => {
    if (asked === null) {
      const ids: number[] = []
      const askedAtOnce = new Promise<void>((resolve) => {
        setTimeout(resolve)
      })
      const names = askedAtOnce.then(() => {
        asked = null
        return loadNames(payload, ids)
      })
      asked = { ids, names }
    }
    asked.ids.push(id)
    return (await asked.names).get(id)
  }
})

const loadNames = async (payload: Payload, ids: number[]): Promise<Map<number, string>> => {
  const { docs } = await payload.find({
    collection: 'users',
    where: { id: { in: ids } },
    pagination: false,
    depth: 0,
    select: { first_name: true, last_name: true, email: true },
  })
  return new Map(docs.map(({ id, first_name, last_name, email }) => [id, nameOf([first_name, last_name]) || email]))
}

const nameOf = (parts: Array<string | null | undefined>): string => parts.filter(Boolean).join(' ')
