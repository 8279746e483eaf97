import { createContext } from 'react'

/** What Enter does in a field of a desk's form: it stands inside the document's own form, which it must not save. */
export const DeskEnter = createContext<() => void>(() => undefined)
