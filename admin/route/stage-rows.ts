'use client'

import { useForm, useFormFields } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { nearestOnRoute, type RouteParts, type RoutePosition } from '@/domain/routes/route'
import { useFormValues } from '../components/use-form-values'

/** A place of the list « Étapes » of the form, where it has one. */
export type StageRow = { name: string; position: RoutePosition | null }

export type NewStage = { name: string; position: RoutePosition }

const LIST = 'stages'
const AXES = ['longitude', 'latitude', 'elevation_m'] as const

/** The places of the form's list, and how one is added in walking order or moved to another point of the route. */
export const useStageRows = (parts: RouteParts) => {
  const { addFieldRow } = useForm()
  const setValues = useFormValues()
  const fields = useFormFields(([all]) => all)
  const stages = (fields[LIST]?.rows ?? []).map((_, index) => readStage(fields, index))
  return {
    stages,
    /** Each goes after the last of those that are before it on the route. */
    add: (added: readonly NewStage[]) => {
      const places = stages.map(({ position }) => position)
      for (const { name, position } of added) {
        const rowIndex = rankOf({ parts, places, position })
        places.splice(rowIndex, 0, position)
        addFieldRow({ path: LIST, schemaPath: LIST, rowIndex, subFieldState: stateOf({ name, position }) })
      }
    },
    move: (index: number, position: RoutePosition) => {
      setValues(Object.fromEntries(AXES.map((name, axis) => [`${LIST}.${String(index)}.${name}`, position[axis]])))
    },
  }
}

const readStage = (fields: FormState, index: number): StageRow => {
  const valueOf = (name: string): unknown => fields[`${LIST}.${String(index)}.${name}`]?.value
  const [lng, lat, elevation] = AXES.map(valueOf)
  const isPlaced = typeof lng === 'number' && typeof lat === 'number'
  const name = valueOf('name')
  return {
    name: typeof name === 'string' ? name : '',
    position: isPlaced ? [lng, lat, typeof elevation === 'number' ? elevation : 0] : null,
  }
}

const stateOf = ({ name, position }: NewStage): FormState =>
  Object.fromEntries(
    [['name', name] as const, ...AXES.map((axis, index) => [axis, position[index]] as const)].map(([key, value]) => [
      key,
      { value, initialValue: value, valid: true, passesCondition: true },
    ]),
  )

const rankOf = ({
  parts,
  places,
  position,
}: {
  parts: RouteParts
  places: ReadonlyArray<RoutePosition | null>
  position: RoutePosition
}): number => {
  const kmOf = (place: RoutePosition): number => nearestOnRoute({ parts, place })?.km ?? 0
  const km = kmOf(position)
  return places.findLastIndex((place) => place !== null && kmOf(place) <= km) + 1
}
