import type { FlattenedField } from 'payload'
import { leavesOf, nameOf, valueAt, type Leaf } from './leaves-of'
import { markOf, type Marks } from './mark-values'

type Compared = { sent: unknown; base: Marks; current: Marks; fields: FlattenedField[] }

/** Of what others changed since: what this save left as it was, and what it changed too, in another way. */
export const compareSave = ({ sent, base, current, fields }: Compared): { kept: Leaf[]; collisions: Leaf[] } => {
  const kept: Leaf[] = []
  const collisions: Leaf[] = []
  for (const leaf of leavesOf(fields)) {
    const value = valueAt(sent, leaf.path)
    if (value === undefined) continue
    const was = base[nameOf(leaf)] ?? ''
    const is = current[nameOf(leaf)] ?? ''
    const wanted = markOf(value, leaf.field)
    if (is === was || wanted === is) continue
    if (wanted === was) kept.push(leaf)
    else collisions.push(leaf)
  }
  return { kept, collisions }
}
