import { CircleCheck, Lock } from 'lucide'
import { useId, useState, type SubmitEvent } from 'react'
import type { OwnProfile } from '@/contract/participants'
import type { ParticipantErrors } from '@/domain/travelers/participant-check'
import { formatDateRange } from '@/domain/days/french-dates'
import { formatCount } from '@/domain/text/plural'
import type { TrainOperator } from '@/domain/places/train-operators'
import { useSending } from '@/storefront/lib/forms/use-sending'
import { participantDraft, participantErrors } from '@/storefront/lib/forms/participant-draft'
import { Button } from '@/storefront/ui/button'
import { FieldError } from '@/storefront/ui/field-error'
import { Icon } from '@/storefront/ui/icon'
import { Note } from '@/storefront/ui/note'
import { ParticipantFields } from '@/storefront/parts/participant-fields'
import { Ring } from '@/storefront/ui/ring'
import { saveProfile } from '../api/own-profile-calls'
import { TripBoxes } from './trip-boxes'

type ProfileFormProps = { token: string; loaded: OwnProfile; operators: readonly TrainOperator[] }

export const ProfileForm = ({ token, loaded, operators }: ProfileFormProps) => {
  const formId = useId()
  const [profile, setProfile] = useState(loaded)
  const [draft, setDraft] = useState(() => participantDraft(loaded.participant))
  const [errors, setErrors] = useState<ParticipantErrors>({})
  const [isSaved, setIsSaved] = useState(false)
  const { isSending, refusal, run } = useSending()
  const { expedition } = profile
  const { completeness } = profile.participant

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsSaved(false)
    const save = async () => {
      setProfile(await saveProfile({ token, draft }))
      setErrors({})
      setIsSaved(true)
    }
    await run(save, (refused) => {
      const byField = participantErrors({ refusal: refused, prefix: '' })
      setErrors(byField)
      const first = Object.keys(byField)[0]
      if (first) document.getElementById(`${formId}-${first}`)?.focus()
    })
  }

  return (
    <div className="own-profile">
      <div className="row wrapx beside-ring">
        <Ring percent={completeness} label={`Profil complet à ${String(completeness)}\u00a0%`} />
        <div className="beside-ring__text">
          <h1>{profile.participant.first_name ? `Salut ${profile.participant.first_name}` : 'Ton profil'}</h1>
          <p className="lead own-profile__lead">
            {profile.invited_by === null ? 'Tu pars' : `${profile.invited_by} t’emmène`} vivre «&nbsp;{expedition.name}
            &nbsp;». {formatDateRange({ start: profile.departure_start, end: profile.departure_end })},{' '}
            {formatCount(expedition.duration_days, 'jour')}.
          </p>
          <a className="link own-profile__trip" href={`/expeditions/${expedition.slug}`}>
            Voir le programme de l’aventure
          </a>
        </div>
      </div>
      <form className="box" id={formId} onSubmit={(event) => void submit(event)} noValidate>
        <p className="soft iconline">
          <Icon of={Lock} />
          <span>{readersOf(profile.invited_by)} Tu peux t’arrêter et revenir.</span>
        </p>
        <ParticipantFields
          value={draft}
          onChange={setDraft}
          errors={errors}
          sizesAsked={expedition.sizes_asked}
          demand={expedition.level_number}
          ageMinChild={expedition.age_min_child}
          idPrefix={formId}
          isOwn
          short={profile.participant.short_form}
          givenPrivately={profile.participant.given_privately}
        />
        <div aria-live="polite">
          {refusal && <FieldError>{refusal.error}</FieldError>}
          {isSaved && (
            <Note tone="ok" icon={CircleCheck}>
              {completeness === 100
                ? 'C’est enregistré, ton profil est complet. Merci\u00a0!'
                : 'C’est enregistré. Reviens quand tu veux pour la suite.'}
            </Note>
          )}
        </div>
        <Button type="submit" look="go" size="lg" className="box__act" aria-disabled={isSending}>
          Enregistrer mon profil
        </Button>
      </form>
      <TripBoxes profile={profile} operators={operators} />
    </div>
  )
}

const readersOf = (invitedBy: string | null): string =>
  invitedBy === null
    ? 'Ton guide et l’agence liront ces informations, autour du départ.'
    : `Ce que tu écris ici de ta santé et de la personne à prévenir, seuls ton guide et l’agence le liront, autour du départ. ${invitedBy} peut voir le reste.`
