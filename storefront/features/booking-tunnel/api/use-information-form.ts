import { useQuery } from '@tanstack/react-query'
import { queryClient } from '@/storefront/lib/api/query-client'
import type { LegalKind } from '@/domain/legal-documents'
import { loadLegalText } from './booking-calls'

/** A version of a form: its text never changes. */
export const useInformationForm = ({ kind, version }: { kind: LegalKind; version: string }) =>
  useQuery(
    {
      queryKey: ['legal-text', kind, version],
      queryFn: () => loadLegalText({ kind, version }),
      staleTime: Infinity,
    },
    queryClient(),
  )
