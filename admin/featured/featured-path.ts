/** The panel's page of the trips that are put forward. */
export const FEATURED_PATH = '/admin/a-la-une'
