/** What the house refuses, as its API answers it. */
export class HouseRefusal extends Error {
  readonly status: number
  readonly code: string

  constructor({ status, code, message }: { status: number; code: string; message: string }) {
    super(message)
    this.name = 'HouseRefusal'
    this.status = status
    this.code = code
  }
}
