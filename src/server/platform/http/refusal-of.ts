import { HttpError } from './errors'

/** What a work refuses, in its words; null when it was done. Anything else that it throws is thrown. */
export const refusalOf = async (work: () => Promise<unknown>): Promise<string | null> => {
  try {
    await work()
    return null
  } catch (error) {
    if (error instanceof HttpError) return error.message
    throw error
  }
}
