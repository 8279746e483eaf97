import { useMutation, useQuery } from '@tanstack/react-query'
import { MINE, queryClient, WHILE_SHOWN } from '@/storefront/lib/api/query-client'
import { useSession } from '@/storefront/lib/session/hook'
import { Switch } from '@/storefront/ui/switch'
import { loadReplies, setReplies } from '../api/group-calls'

/** Who reads the answers of a group, which a guide chooses: the agency alone, or the guide too, whose address is then seen. */
export const RepliesChoice = () => {
  const { user } = useSession()
  const key = [MINE, 'guide-replies', user?.id]
  const { data } = useQuery({ queryKey: key, ...WHILE_SHOWN, queryFn: loadReplies }, queryClient())
  const { mutate, isPending, error } = useMutation(
    {
      mutationFn: setReplies,
      onSuccess: (saved) => {
        queryClient().setQueryData(key, saved)
      },
    },
    queryClient(),
  )
  if (!data?.is_guide) return <p className="soft">Les réponses arrivent à l’agence.</p>
  return (
    <div className="stack">
      <Switch
        checked={data.replies}
        disabled={isPending}
        onChange={({ target }) => {
          mutate(target.checked)
        }}
      >
        Les réponses m’arrivent
      </Switch>
      <p className="small soft">
        {data.replies
          ? `Elles arrivent à l’agence et à toi\u00a0: le groupe voit ton adresse${user ? `, ${user.email}` : ''}.`
          : 'Elles arrivent à l’agence, qui te les transmet. Ton adresse n’est pas montrée.'}
      </p>
      {error && <p role="alert">{error.message}</p>}
    </div>
  )
}
