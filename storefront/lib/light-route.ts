import type { RouteShape } from '@/contract/define-route'

/**
 * A call of the contract by its method and path, which are all that sending it takes: its schemas, a validation library
 * with them, would weigh on the page, and the server checks what it gets.
 */
export const lightRoute = <Route extends RouteShape>(route: Pick<Route, 'method' | 'path'>): Route => route as Route
