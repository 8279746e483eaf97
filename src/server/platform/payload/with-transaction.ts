import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

/** Runs the work in one transaction: that of `req` when it has one, else a new one, undone if the work throws. */
export const withTransaction = async <Result>(req: PayloadRequest, work: () => Promise<Result>): Promise<Result> => {
  const isOurs = await initTransaction(req)
  try {
    const result = await work()
    if (isOurs) await commitTransaction(req)
    return result
  } catch (error) {
    if (isOurs) await killTransaction(req)
    throw error
  }
}
