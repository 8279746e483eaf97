import type { Endpoint } from 'payload'
import { bookByPhone } from '@/server/features/booking/staff/book-by-phone'
import { cancelDeparture } from '@/server/features/booking/staff/cancel-departure'
import { exportRoster } from '@/server/features/booking/staff/export-roster'
import { DESK_BODIES } from '@/server/features/booking/staff/desk-bodies'
import { readDepartureDesk } from '@/server/features/booking/staff/read-departure-desk'
import { staffEndpoint } from '../access/staff-endpoint'

/** What the agency asks and does on a departure's page. */
export const DEPARTURE_DESK_ENDPOINTS: Endpoint[] = [
  staffEndpoint({ method: 'get', path: '/:id/desk', answer: ({ id }) => readDepartureDesk(id) }),
  staffEndpoint({
    method: 'post',
    path: '/:id/book',
    body: DESK_BODIES.book,
    answer: ({ id, userId, body: { travelers_count: travelers, ...person }, req }) =>
      bookByPhone({ req, authorId: userId, departureId: id, travelers, person }),
  }),
  staffEndpoint({
    method: 'post',
    path: '/:id/cancel',
    body: DESK_BODIES.cancelDeparture,
    answer: ({ id, userId, body, req }) =>
      cancelDeparture({ req, authorId: userId, departureId: id, reason: body.reason }),
  }),
  staffEndpoint({
    method: 'get',
    path: '/:id/roster.csv',
    answer: async ({ id, req }) => {
      const { filename, csv } = await exportRoster({ req, departureId: id })
      return new Response(csv, {
        headers: {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': `attachment; filename="${filename}"`,
          'Cache-Control': 'no-store',
        },
      })
    },
  }),
]
