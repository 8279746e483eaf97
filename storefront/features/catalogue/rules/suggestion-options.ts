import type { Place } from '@/contract/places'
import type { Suggestions } from '@/contract/search'
import { fromTownWords } from '@/domain/places/train-words'

export type SuggestionOption =
  | { kind: 'activity'; label: string; activity: Suggestions['activities'][number] }
  | { kind: 'destination'; label: string; destination: Suggestions['destinations'][number] }
  | { kind: 'town'; label: string; town: Place }
  | { kind: 'expedition'; label: string; expedition: Suggestions['expeditions'][number] }

export type SuggestionGroup = { title: string; options: SuggestionOption[] }

/** The suggestions in the order of the list, under their titles; an empty group has none. A town that is named comes first. */
export const groupSuggestions = (
  { expeditions, activities, destinations }: Suggestions,
  town: Place | null = null,
): SuggestionGroup[] =>
  [
    {
      title: 'En train',
      options: town ? [{ kind: 'town' as const, label: fromTownWords(town.name), town }] : [],
    },
    {
      title: 'Destinations',
      options: destinations.map((destination): SuggestionOption => ({
        kind: 'destination',
        label: destination.name,
        destination,
      })),
    },
    {
      title: 'Activités',
      options: activities.map((activity): SuggestionOption => ({ kind: 'activity', label: activity.name, activity })),
    },
    {
      title: 'Aventures',
      options: expeditions.map((expedition): SuggestionOption => ({
        kind: 'expedition',
        label: expedition.name,
        expedition,
      })),
    },
  ].filter(({ options }) => options.length > 0)
