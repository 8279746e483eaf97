import { useQuery } from '@tanstack/react-query'
import { legalVersionPath } from '@/domain/legal-documents'
import { queryClient } from '@/storefront/lib/query-client'
import { Box } from '@/storefront/ui/box'
import { loadChoiceText } from '../api/choice-calls'

/** The text under which one chooses, in the version that is recorded with the choice. */
export const ChoiceText = ({ version }: { version: string }) => {
  const { data: text } = useQuery(
    { queryKey: ['legal-text', 'cancellation_choices', version], queryFn: () => loadChoiceText(version) },
    queryClient(),
  )
  return (
    <Box title="Ce que veut dire chaque choix">
      {text && <div className="ltext small" dangerouslySetInnerHTML={{ __html: text.html }} />}
      <p className="small soft mt-3">
        Version {version}, aussi à{' '}
        <a
          className="link"
          href={legalVersionPath({ kind: 'cancellation_choices', version })}
          target="_blank"
          rel="noopener"
        >
          son adresse<span className="sr-only">, nouvel onglet</span>
        </a>
        .
      </p>
    </Box>
  )
}
