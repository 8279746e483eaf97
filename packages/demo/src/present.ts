/** The value a key must have; a catalogue that names what does not exist is refused by that name. */
export const present = <Key, Value>(values: ReadonlyMap<Key, Value>, key: Key): Value => {
  const value = values.get(key)
  if (value === undefined) throw new Error(`The demo catalogue names "${String(key)}", which is nowhere defined.`)
  return value
}
