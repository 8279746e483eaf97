import { useQuery } from '@tanstack/react-query'
import { queryClient } from '@/storefront/lib/api/query-client'
import { LegalTextBox } from '@/storefront/parts/legal-text-box'
import { loadChoiceText } from '../api/choice-calls'

/** The text under which one chooses, in the version that is recorded with the choice. */
export const ChoiceText = ({ version }: { version: string }) => {
  const { data: text } = useQuery(
    { queryKey: ['legal-text', 'cancellation_choices', version], queryFn: () => loadChoiceText(version) },
    queryClient(),
  )
  return (
    <LegalTextBox
      title="Ce que veut dire chaque choix"
      kind="cancellation_choices"
      version={version}
      html={text?.html}
    />
  )
}
