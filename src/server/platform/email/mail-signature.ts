import { createContext } from 'react'

/** The last lines of every message, found as it is sent: who stands for the agency by law. */
export const MailSignature = createContext<string[]>([])
