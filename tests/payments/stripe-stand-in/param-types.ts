import path from 'node:path'
import ts from 'typescript'
import { StripeRefusal, type Params } from './stripe-refusal'

const RESOURCES = path.resolve('node_modules/stripe/cjs/resources')

type Named = { file: string; name: string }

/** What each call takes, by the types that the package `stripe` publishes for its version of the API. */
const CALLS = {
  'POST /v1/customers': { file: 'Customers', name: 'CustomerCreateParams' },
  'GET /v1/payment_methods/*': { file: 'PaymentMethods', name: 'PaymentMethodRetrieveParams' },
  'POST /v1/payment_methods/*/detach': { file: 'PaymentMethods', name: 'PaymentMethodDetachParams' },
  'POST /v1/payment_intents': { file: 'PaymentIntents', name: 'PaymentIntentCreateParams' },
  'GET /v1/payment_intents': { file: 'PaymentIntents', name: 'PaymentIntentListParams' },
  'GET /v1/payment_intents/*': { file: 'PaymentIntents', name: 'PaymentIntentRetrieveParams' },
  'POST /v1/payment_intents/*/capture': { file: 'PaymentIntents', name: 'PaymentIntentCaptureParams' },
  'POST /v1/payment_intents/*/cancel': { file: 'PaymentIntents', name: 'PaymentIntentCancelParams' },
  'POST /v1/refunds': { file: 'Refunds', name: 'RefundCreateParams' },
  'GET /v1/refunds': { file: 'Refunds', name: 'RefundListParams' },
  'GET /v1/disputes': { file: 'Disputes', name: 'DisputeListParams' },
  'GET /v1/payouts': { file: 'Payouts', name: 'PayoutListParams' },
  'GET /v1/balance_transactions': { file: 'BalanceTransactions', name: 'BalanceTransactionListParams' },
} satisfies Record<string, Named>

export type StripeCall = keyof typeof CALLS

export const isStripeCall = (call: string): call is StripeCall => Object.hasOwn(CALLS, call)

/** Reads the package's types once; what it gives refuses parameters that they do not know, as Stripe says it. */
export const readParamTypes = () => {
  const files = [...new Set(Object.values(CALLS).map(({ file }) => path.join(RESOURCES, `${file}.d.ts`)))]
  const program = ts.createProgram(files, {
    ...{ module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
    ...{ target: ts.ScriptTarget.ES2022, strict: true, skipLibCheck: true, types: [] },
  })
  const checker = program.getTypeChecker()
  const typeOf = ({ file, name }: Named): ts.Type => {
    const source = program.getSourceFile(path.join(RESOURCES, `${file}.d.ts`))
    const found = source?.statements.find((one) => ts.isInterfaceDeclaration(one) && one.name.text === name)
    if (!found) throw new Error(`The package stripe has no ${name} any more.`)
    return checker.getTypeAtLocation(found)
  }
  const types = Object.fromEntries(Object.entries(CALLS).map(([call, named]) => [call, typeOf(named)]))
  return {
    check: ({ call, params }: { call: StripeCall; params: Params }): void => {
      const type = types[call]
      if (type) checkObject({ checker, type, value: params, at: '' })
    },
  }
}

type Checked<Value> = { checker: ts.TypeChecker; type: ts.Type; value: Value; at: string }

type Sent = Params[string]

const below = (at: string, name: string): string => (at === '' ? name : `${at}[${name}]`)

const checkObject = ({ checker, type, value, at }: Checked<Params>): void => {
  const properties = checker.getPropertiesOfType(type)
  const others = checker.getIndexInfosOfType(type)[0]?.type
  for (const [name, sent] of Object.entries(value)) {
    const property = properties.find((one) => one.name === name)
    const of = property ? checker.getNonNullableType(checker.getTypeOfSymbol(property)) : others
    if (!of) throw unknown(below(at, name))
    checkValue({ checker, type: of, value: sent, at: below(at, name) })
  }
  const missing = properties.find((one) => !(one.flags & ts.SymbolFlags.Optional) && !(one.name in value))
  if (missing)
    throw new StripeRefusal({
      code: 'parameter_missing',
      param: below(at, missing.name),
      message: `Missing required param: ${below(at, missing.name)}.`,
    })
}

const checkValue = ({ checker, type, value, at }: Checked<Sent>): void => {
  if (!type.isUnion()) {
    checkOne({ checker, type, value, at })
    return
  }
  // A published list of words ends with « any other » for versions to come: this one has those of its version.
  const parts = type.types.filter((one) => !isOtherString(one))
  const errors = parts.map((one) => {
    try {
      checkOne({ checker, type: one, value, at })
      return undefined
    } catch (error) {
      return error
    }
  })
  if (errors.includes(undefined)) return
  throw deepest(errors)
}

/** Of the refusals of all alternatives, that of the one which fits best. */
const deepest = (errors: unknown[]): unknown =>
  errors.find((error) => error instanceof StripeRefusal && error.code === 'parameter_unknown') ?? errors[0]

const isOtherString = (type: ts.Type): boolean => type.isIntersection() && type.aliasSymbol?.name === 'OtherString'

const checkOne = ({ checker, type, value, at }: Checked<Sent>): void => {
  if (checker.isArrayType(type)) {
    const [element] = checker.getTypeArguments(type as ts.TypeReference)
    if (typeof value === 'string' || !element) throw wrong({ at, wanted: 'array' })
    for (const [index, sent] of Object.entries(value)) {
      checkValue({ checker, type: element, value: sent, at: below(at, index) })
    }
    return
  }
  if (type.flags & ts.TypeFlags.Object) {
    if (typeof value === 'string') throw wrong({ at, wanted: 'object' })
    checkObject({ checker, type, value, at })
    return
  }
  if (typeof value !== 'string' || !isScalar(type, value)) throw wrong({ at, wanted: checker.typeToString(type) })
}

const isScalar = (type: ts.Type, value: string): boolean => {
  if (type.isStringLiteral()) return value === type.value
  if (type.flags & ts.TypeFlags.Number) return /^-?\d+$/.test(value)
  if (type.flags & ts.TypeFlags.BooleanLike) return value === 'true' || value === 'false'
  return Boolean(type.flags & ts.TypeFlags.String) || type.isIntersection()
}

const unknown = (param: string) =>
  new StripeRefusal({ code: 'parameter_unknown', param, message: `Received unknown parameter: ${param}` })

const wrong = ({ at, wanted }: { at: string; wanted: string }) =>
  new StripeRefusal({ code: 'parameter_invalid', param: at, message: `Invalid ${wanted}: ${at}` })
