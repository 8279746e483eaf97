/** What the sandbox refuses, as its API answers it. */
export class SandboxRefusal extends Error {
  readonly status: number
  readonly code: string

  constructor({ status, code, message }: { status: number; code: string; message: string }) {
    super(message)
    this.name = 'SandboxRefusal'
    this.status = status
    this.code = code
  }
}
