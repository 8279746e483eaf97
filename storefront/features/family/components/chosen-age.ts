import { createContext, useContext } from 'react'

type Chosen = { age: number | null; choose: (age: number | null) => void }

export const ChosenAge = createContext<Chosen>({ age: null, choose: () => undefined })

/** The age that the page is filtered by, null for every one, and what changes it. */
export const useAge = (): Chosen => useContext(ChosenAge)
