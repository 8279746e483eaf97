import { loadCarbonMethod } from '@/server/compose/pages/load-carbon-method'
import { factorLines } from '@/server/features/carbon/factor-lines'

export const dynamic = 'force-dynamic'

/** Every dated factor of the method, as a file for a spreadsheet. */
export const GET = async (): Promise<Response> =>
  new Response(factorLines(await loadCarbonMethod()), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="facteurs-carbone.csv"',
      'Cache-Control': 'public, max-age=300, stale-while-revalidate=3600',
      'X-Robots-Tag': 'noindex',
    },
  })
