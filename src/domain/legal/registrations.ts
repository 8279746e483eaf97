import { oneLine } from '@/domain/text/one-line'

type Registrations = { travel_register: string | null; guarantor: string | null; insurer: string | null }

/**
 * What a travel agency says of itself on its site, in its mails and on its contracts (Code du tourisme, R211-2): its
 * registration, its guarantor, its insurer. What was not filled in is left out.
 */
export const registrationLines = ({ travel_register: register, guarantor, insurer }: Registrations): string[] =>
  [
    { label: 'Registre des opérateurs de voyages', value: register },
    { label: 'Garantie financière', value: guarantor },
    { label: 'Responsabilité civile professionnelle', value: insurer },
  ].flatMap(({ label, value }) => (value ? [`${label}\u00a0: ${oneLine(value)}`] : []))
