type FieldError = { field: string; message: string }

type Refusal = Pick<ApiError, 'status' | 'error'> & Partial<Pick<ApiError, 'errors' | 'availableCount' | 'reason'>>

const GENERIC = 'Une erreur est survenue'

/** A refusal of the API: its HTTP status (0 when no answer came), its sentence in French, and the fields it is about. */
export class ApiError extends Error {
  declare readonly status: number
  declare readonly error: string
  declare readonly errors: FieldError[]
  /** The places left, said when too many were asked for. */
  declare readonly availableCount: number | null
  /** Why it was refused, where the contract names it. */
  declare readonly reason: string | null

  constructor(refusal: Refusal) {
    super(refusal.error)
    Object.assign(this, { name: 'ApiError', errors: [], availableCount: null, reason: null }, refusal)
  }

  /** What to say where there is one field, or none: what is wrong with it, else the sentence. */
  get summary(): string {
    return this.errors[0]?.message ?? this.error
  }

  static fromAnswer({ status, answer }: { status: number; answer: unknown }): ApiError {
    const { error, errors, fields = errors, available_count: available, reason } = isRecord(answer) ? answer : {}
    return new ApiError({
      status,
      error: typeof error === 'string' && error !== '' ? error : GENERIC,
      // The sign-up answers its errors as plain sentences, beside the fields that a schema refused.
      errors: Array.isArray(fields)
        ? fields
            .map((one: unknown) => (typeof one === 'string' ? { field: '', message: one } : one))
            .filter(isFieldError)
        : [],
      availableCount: typeof available === 'number' ? available : null,
      reason: typeof reason === 'string' ? reason : null,
    })
  }
}

/** A failure as a refusal: what is no answer of the API gets the sentence of every error. */
export const refusalOf = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError({ status: 0, error: GENERIC })

/** Whether the server refused what was asked: asking again changes nothing. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500

/** How often a query is sent again: twice, unless it was refused. */
export const retryUnlessRefused = (failures: number, error: Error): boolean => !isRefusal(error) && failures < 2

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isFieldError = (value: unknown): value is FieldError =>
  isRecord(value) && typeof value.field === 'string' && typeof value.message === 'string'
