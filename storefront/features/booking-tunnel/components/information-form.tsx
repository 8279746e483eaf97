import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide'
import { legalVersionPath, type LegalKind } from '@/domain/legal/legal-documents'
import { queryClient } from '@/storefront/lib/api/query-client'
import { Icon } from '@/storefront/ui/icon'
import { loadLegalText } from '../api/booking-calls'

const KIND = 'information_form_a'

/** The form of the arrêté of 1 March 2018, part A, read without leaving the tunnel. */
export const InformationForm = ({ version }: { version: string }) => {
  const { data: form, isError } = useInformationForm({ kind: KIND, version })
  return (
    <details className="precontract">
      <summary>
        Formulaire d’information standard
        <Icon of={ChevronDown} />
      </summary>
      {/* Written by the agency and rendered from its rich text by the server. */}
      {form && <div className="precontract__b" dangerouslySetInnerHTML={{ __html: form.html }} />}
      <p className="precontract__b">
        {isError && 'Le formulaire n’a pas pu être chargé ici. '}
        {!form && !isError && 'Chargement… '}
        <a className="link" href={legalVersionPath({ kind: KIND, version })} target="_blank" rel="noopener">
          Version {version}, à son adresse<span className="sr-only">, nouvel onglet</span>
        </a>
      </p>
    </details>
  )
}

/** A version of a form: its text never changes. */
const useInformationForm = ({ kind, version }: { kind: LegalKind; version: string }) =>
  useQuery(
    {
      queryKey: ['legal-text', kind, version],
      queryFn: () => loadLegalText({ kind, version }),
      staleTime: Infinity,
    },
    queryClient(),
  )
