import { formatDateRange } from '@/domain/french-dates'
import { env } from '@/env'
import { NOT_CANCELED_TEXT } from '@/server/platform/db/shared-terms'
import { defineMail, SAMPLE_READER, SAMPLE_TRIP, type MailQuery } from '@/server/platform/email/mail'
import { ParticipantChange } from './participant-change'

type Invited = {
  first_name: string | null
  email: string
  invited_by: string | null
  expedition: string
  slug: string
  start: string
  end: string
  stands: boolean
}

const STATEMENT = /* sql */ `
  select p.first_name, p.email, u.first_name as invited_by, e.name as expedition, e.slug,
    to_char(d.departure_start at time zone 'UTC', 'YYYY-MM-DD') as start,
    to_char(d.departure_end at time zone 'UTC', 'YYYY-MM-DD') as end,
    ${NOT_CANCELED_TEXT.r} and ${NOT_CANCELED_TEXT.d} as stands
  from participants p join reservations r on r.id = p.reservation_id join users u on u.id = r.user_id
    join departures d on d.id = r.departure_id join expeditions e on e.id = d.expedition_id
  where p.id = $1 and p.email is not null`

const readInvited = async (participantId: number, query: MailQuery): Promise<Invited | null> => {
  const { rows } = await query(STATEMENT, [participantId])
  return (rows[0] as Invited | undefined) ?? null
}

/** The new dates of a trip, for a traveler whom somebody else booked. */
export const participantMovedMail = defineMail({
  limitedFor: 'unproven',
  read: async ({ participantId }: { participantId: number }, query) => {
    const invited = await readInvited(participantId, query)
    return invited?.stands ? invited : null
  },
  write: ({ email, first_name: firstName, expedition, slug, start, end }) => ({
    to: email,
    subject: `De nouvelles dates pour ${expedition}`,
    content: (
      <ParticipantChange
        firstName={firstName}
        siteUrl={env().SITE_URL}
        title="De nouvelles dates"
        paragraphs={[
          `« ${expedition} », c’est maintenant ${formatDateRange({ start, end }).toLowerCase()}.`,
          'Vérifie ton train et tes congés. Ton profil est gardé, et ton lien privé l’ouvre toujours.',
        ]}
        action={{ href: `${env().SITE_URL}/expeditions/${slug}`, text: 'Voir l’aventure' }}
      />
    ),
  }),
  sample: () => SAMPLE,
})

/** A trip that is sure to leave, for a traveler whom somebody else booked. */
export const participantConfirmedMail = defineMail({
  limitedFor: 'nobody',
  read: async ({ participantId }: { participantId: number }, query) => {
    const invited = await readInvited(participantId, query)
    return invited?.stands ? invited : null
  },
  write: ({ email, first_name: firstName, expedition, slug, start, end }) => ({
    to: email,
    subject: `${expedition} : le départ est confirmé`,
    content: (
      <ParticipantChange
        firstName={firstName}
        siteUrl={env().SITE_URL}
        title="Le départ est confirmé"
        paragraphs={[
          `« ${expedition} », ${formatDateRange({ start, end }).toLowerCase()}, aura bien lieu.`,
          'C’est le moment de prendre ton train.',
        ]}
        action={{ href: `${env().SITE_URL}/expeditions/${slug}`, text: 'Voir l’aventure' }}
      />
    ),
  }),
  sample: () => SAMPLE,
})

/** A trip that does not take place, for a traveler whom somebody else booked: never why, nor what it costs. */
export const participantCanceledMail = defineMail({
  limitedFor: 'nobody',
  read: async ({ participantId }: { participantId: number }, query) => {
    const invited = await readInvited(participantId, query)
    return invited && !invited.stands ? invited : null
  },
  write: ({ email, first_name: firstName, invited_by: invitedBy, expedition, start, end }) => ({
    to: email,
    subject: `${expedition} : ton voyage est annulé`,
    content: (
      <ParticipantChange
        firstName={firstName}
        siteUrl={env().SITE_URL}
        title="Ce voyage n’aura pas lieu"
        paragraphs={[
          `« ${expedition} », ${formatDateRange({ start, end }).toLowerCase()}, est annulé pour toi et ton groupe.`,
          `Annule ton train si tu l’as pris. ${invitedBy ?? 'La personne qui a réservé'} a les détails ; ton lien privé ne sert plus.`,
        ]}
        action={{ href: `${env().SITE_URL}/expeditions`, text: 'Voir les autres aventures' }}
      />
    ),
  }),
  sample: () => ({ ...SAMPLE, stands: false }),
})

const SAMPLE: Invited = {
  first_name: 'Hugo',
  email: 'hugo@lagopede.test',
  invited_by: SAMPLE_READER.firstName,
  expedition: SAMPLE_TRIP.expedition,
  slug: SAMPLE_TRIP.slug,
  start: SAMPLE_TRIP.start,
  end: SAMPLE_TRIP.end,
  stands: true,
}
