import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { formatLongDate } from '@/domain/days/french-dates'
import { dropLevelAnswers } from '@/storefront/lib/storage/level-answers'
import { MINE, queryClient } from '@/storefront/lib/api/query-client'
import { useSession } from '@/storefront/lib/session/hook'
import { Button } from '@/storefront/ui/button'
import { FieldError } from '@/storefront/ui/field-error'
import { LinkButton } from '@/storefront/ui/link-button'
import { Peaks } from '@/storefront/ui/peaks'
import { showToast } from '@/storefront/ui/toast-store'
import { forgetLevel, loadLevel, type OwnLevel } from '../api/account-page-calls'
import { AccountBox } from './account-box'

/** The level that was saved, in each family: to find again, or to forget. */
export const LevelBox = () => {
  const { user } = useSession()
  const queryKey = [MINE, 'own-level', user?.id]
  const words = useRef<HTMLParagraphElement>(null)
  const { data, isError } = useQuery({ queryKey, queryFn: loadLevel, retry: 1 }, queryClient())
  const { mutate, isPending, error } = useMutation(
    {
      mutationFn: forgetLevel,
      onSuccess: (answer) => {
        dropLevelAnswers()
        queryClient().setQueryData(queryKey, answer)
        showToast({ tone: 'success', message: 'Ton niveau est effacé.' })
        words.current?.focus()
      },
    },
    queryClient(),
  )
  const saved = data?.saved
  return (
    <AccountBox title="Ton niveau">
      <p ref={words} tabIndex={-1} className="soft">
        {isError ? 'Ton niveau n’a pas pu être chargé.' : sentence(data)}
      </p>
      {saved && (
        <ul className="stack stack--tight">
          {saved.levels.map(({ family, title, level }) => (
            <li key={family} className="own-level">
              <span>{title}</span>
              <span className="num">
                <Peaks level={level} decorative /> {level}/5
              </span>
            </li>
          ))}
        </ul>
      )}
      {error && <FieldError>{error.message}</FieldError>}
      <div className="acts">
        <LinkButton look="line" href="/ton-niveau">
          {saved ? 'Refaire le test' : 'Trouver mon niveau'}
        </LinkButton>
        {saved && (
          <Button look="ghost" aria-disabled={isPending} onClick={() => !isPending && mutate()}>
            Effacer mon niveau
          </Button>
        )}
      </div>
    </AccountBox>
  )
}

const sentence = (data: OwnLevel | undefined): string => {
  if (!data) return 'Chargement…'
  return data.saved
    ? `Enregistré le ${formatLongDate(calendarDayInParis(new Date(data.saved.saved_at)))}.`
    : 'Aucun niveau enregistré. Quelques questions suffisent pour connaître le tien.'
}
