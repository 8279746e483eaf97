import { randomBytes } from 'node:crypto'
import { fileName } from '@/domain/text/file-name'

const MARK = /\.[0-9a-f]{12}(?=\.[a-z0-9]+$)/

/** The name of a file that no other has or had: other bytes have another address, and nothing is ever written over. */
export const uniqueName = ({ called, extension }: { called: string; extension: string }): string =>
  fileName({ called: called.replace(MARK, ''), extension }).replace(
    /(?=\.[^.]+$)/,
    `.${randomBytes(6).toString('hex')}`,
  )
