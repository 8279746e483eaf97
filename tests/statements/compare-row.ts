import ts from 'typescript'
import type { Column } from './describe-statement'
import type { Schema, SchemaType } from './read-schema'

type Given = { row: ts.Type; columns: Column[]; schema: Schema; checker: ts.TypeChecker; text: string }

/** How a row that is said to come from a statement differs from what the database says of it. */
export const differencesOf = ({ row, columns, schema, checker, text }: Given): string[] => {
  const known = new Map(columns.map((column) => [column.name, column]))
  return checker.getPropertiesOfType(row).flatMap((property) => {
    const { name } = property
    const column = known.get(name)
    if (!column) return property.flags & ts.SymbolFlags.Optional ? [] : [`${name} is no column`]
    const type = schema.types.get(column.typeId)
    if (!type) return [`${name} has an unknown type`]
    const said = checker.getTypeOfSymbol(property)
    const differs = fits({ said, type, schema, checker })
      ? []
      : [`${name} is ${type.name}, not ${checker.typeToString(said)}`]
    if (mayBeNull({ column, schema, text }) && !allowsNull(said)) differs.push(`${name} may be null`)
    return differs
  })
}

const { TypeFlags } = ts

const allowsNull = (said: ts.Type): boolean =>
  (said.flags & (TypeFlags.Any | TypeFlags.Unknown | TypeFlags.Null | TypeFlags.TypeParameter)) !== 0 ||
  (said.isUnion() && said.types.some(allowsNull))

const parts = (said: ts.Type): ts.Type[] =>
  (said.isUnion() ? said.types : [said]).filter(({ flags }) => !(flags & (TypeFlags.Null | TypeFlags.Undefined)))

type Fit = { said: ts.Type; type: SchemaType; schema: Schema; checker: ts.TypeChecker }

const fits = ({ said, type, schema, checker }: Fit): boolean => {
  if (said.flags & (TypeFlags.Any | TypeFlags.Unknown | TypeFlags.TypeParameter) || JSON_TYPES.has(type.name))
    return true
  const all = parts(said)
  const every = (flag: ts.TypeFlags) => all.every(({ flags }) => flags & flag)
  if (type.labels)
    return every(TypeFlags.StringLike) && type.labels.every((label) => all.some((one) => allows(one, label)))
  const element = type.elementId === 0 ? undefined : schema.types.get(type.elementId)
  if (element)
    return all.every((one) => {
      const of = checker.getIndexTypeOfType(one, ts.IndexKind.Number)
      return of !== undefined && fits({ said: of, type: element, schema, checker })
    })
  if (NUMBERS.has(type.name)) return every(TypeFlags.NumberLike)
  if (type.name === 'bool') return every(TypeFlags.BooleanLike)
  if (type.name === 'bytea') return all.every((one) => /Buffer|Uint8Array/.test(checker.typeToString(one)))
  // The transaction of Payload answers instants as texts, any other connection as dates.
  if (DATES.has(type.name))
    return all.every((one) => one.getSymbol()?.name === 'Date' || one.flags & TypeFlags.StringLike)
  return every(TypeFlags.StringLike)
}

const JSON_TYPES = new Set(['json', 'jsonb'])
const NUMBERS = new Set(['int2', 'int4', 'float4', 'float8', 'oid'])
const DATES = new Set(['date', 'timestamp', 'timestamptz'])

const allows = (said: ts.Type, label: string): boolean => !said.isStringLiteral() || said.value === label

const mayBeNull = ({ column, schema, text }: { column: Column; schema: Schema; text: string }): boolean => {
  const table = schema.tables.get(column.tableId)
  if (!table) return false
  if (!table.required.has(column.columnId)) return true
  const joins = [
    ...text.matchAll(
      new RegExp(String.raw`(left\s+join|,|join|from|update|into)\s+(?:lateral\s+)?${table.name}\b`, 'g'),
    ),
  ]
  return joins.length > 0 && joins.every(([, way]) => way?.startsWith('left'))
}
