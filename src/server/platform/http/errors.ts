import type { z } from 'zod'
import { frenchSpaces } from '@/domain/text/french-spaces'
import { jsonAnswer, toResponse, type Answer } from './answer'

export type FieldMessage = { field: string; message: string }

type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 503

/** A refusal with its status and its French message, as every call of /api/v1 answers one. */
export class HttpError extends Error {
  readonly status: ErrorStatus
  readonly fields: FieldMessage[]
  readonly headers: Record<string, string>
  readonly body: object

  constructor({
    status,
    message,
    fields = [],
    headers = {},
    body = {},
  }: {
    status: ErrorStatus
    message: string
    fields?: FieldMessage[]
    headers?: Record<string, string>
    /** What a call answers beside `error`, when the specification gives its refusal a shape. */
    body?: object
  }) {
    super(message)
    this.name = 'HttpError'
    this.status = status
    this.fields = fields
    this.headers = headers
    this.body = body
  }
}

export const MESSAGES = {
  unreadable: 'La requête est illisible.',
  unauthorized: 'Connecte-toi pour continuer.',
  forbidden: 'Accès refusé',
  unknown: 'Introuvable',
  notFound: 'Cette adresse n’existe pas.',
  otherMethod: 'Cette adresse ne prend pas cette méthode.',
  otherType: 'Le contenu de la requête doit être du JSON (application/json).',
  otherCoding: 'Le contenu de la requête doit être en UTF-8, sans compression.',
  tooLarge: 'La requête est trop volumineuse.',
  tooSlow: 'La requête met trop de temps à arriver.',
  invalid: 'Certaines informations sont invalides.',
  tooManyAtOnce: 'Tu envoies trop de demandes à la fois. Réessaie dans un instant.',
  locked: 'Quelqu’un d’autre modifie ce document en ce moment. Réessaie dans quelques minutes.',
  busy: 'Trop de monde à la fois. Réessaie dans un instant.',
  away: 'Le site ne peut pas répondre pour l’instant. Réessaie dans une minute.',
  full: 'Le site ne peut rien enregistrer pour l’instant. Réessaie dans quelques minutes.',
  unexpected: 'Une erreur est survenue. Réessaie dans un instant.',
} as const

export const notFound = (message: string): HttpError => new HttpError({ status: 404, message })

/** Every field that a schema refused, with its message, as one 422. */
export const invalid = (error: z.ZodError): HttpError =>
  new HttpError({
    status: 422,
    message: MESSAGES.invalid,
    fields: error.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message })),
  })

/** The same outside of a body, where a value is one text: what is wrong with an item of a list is wrong with the list. */
export const invalidOutside = (error: z.ZodError): HttpError => {
  const { status, message, fields } = invalid(error)
  const named = fields.map(({ field, message: said }) => [field.split('.')[0] ?? '', said] as const)
  // One sentence a field.
  const first = new Map(named.toReversed())
  return new HttpError({
    status,
    message,
    fields: [...first].toReversed().map(([field, said]) => ({ field, message: said })),
  })
}

/** What a 401 bears, by RFC 9110, 11.6.1. */
const CHALLENGE = { 'WWW-Authenticate': 'Bearer' }

/** The one place where an error becomes an answer: `{ error, errors? }`. */
export const errorAnswer = (error: HttpError): Answer =>
  jsonAnswer({
    status: error.status,
    headers: { ...(error.status === 401 && CHALLENGE), ...error.headers },
    body: {
      error: frenchSpaces(error.message),
      ...(error.fields.length > 0 && {
        errors: error.fields.map(({ field, message }) => ({ field, message: frenchSpaces(message) })),
      }),
      ...error.body,
    },
  })

export const errorResponse = (error: HttpError): Response => toResponse(errorAnswer(error))
