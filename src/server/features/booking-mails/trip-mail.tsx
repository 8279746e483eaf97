import { Column, Img, Link, Row, Section } from '@react-email/components'
import type { ReactElement, ReactNode } from 'react'
import type { TripJourney } from '@/contract/booked-expedition'
import { formatLongDate } from '@/domain/days/french-dates'
import { frenchSpaces } from '@/domain/text/french-spaces'
import { formatPhone } from '@/domain/travelers/phone'
import { MailLayout } from '@/server/platform/email/mail-layout'
import { MailAction, MailGreeting, MailParagraphs, MailText, MailTitle } from '@/server/platform/email/mail-parts'
import { COLORS, FONTS } from '@/server/platform/email/mail-style'

export type TripMailProps = {
  siteUrl: string
  firstName: string | null
  title: string
  preview: string
  paragraphs: Array<string | ReactElement>
  departureStart: string
  meetingPoint: string | null
  station: string | null
  journeys: TripJourney[]
  kit: string[]
  layers: string[]
  /** What the reader has still to do; nothing when all is done. */
  left: string[]
  guide: { firstName: string; photo: string | null } | null
  emergencyPhone: string | null
  action: { href: string; text: string }
  footnote: string
}

const PHOTO_SIZE = 64

/** All that one needs to leave: where and when, the train, the bag, what is left to do, whom to call. */
export const TripMail = ({
  siteUrl,
  firstName,
  title,
  preview,
  paragraphs,
  departureStart,
  meetingPoint,
  station,
  journeys,
  kit,
  layers,
  left,
  guide,
  emergencyPhone,
  action,
  footnote,
}: TripMailProps) => (
  <MailLayout preview={frenchSpaces(preview)} siteUrl={siteUrl} footnote={footnote}>
    <MailTitle>{frenchSpaces(title)}</MailTitle>
    <MailGreeting firstName={firstName} />
    <MailParagraphs>{paragraphs}</MailParagraphs>

    <Part title="Le rendez-vous">
      <MailText>
        <b>{formatLongDate(departureStart)}</b>
        {meetingPoint ? ` : ${meetingPoint}` : ' : ton guide te dit l’heure et le lieu.'}
      </MailText>
      {station && <MailText>{frenchSpaces(`Gare d’arrivée : ${station}.`)}</MailText>}
      {guide && <Guide {...guide} siteUrl={siteUrl} />}
    </Part>

    {journeys.length > 0 && (
      <Part title="Ton train">
        {journeys.map(({ city, duration, legs }) => (
          <MailText key={city}>
            <b>{`Depuis ${city}, en ${duration}`}</b>
            {legs.map(({ time, place, note }) => (
              <span key={`${time} ${place}`} style={{ display: 'block' }}>
                {`${time}, ${place}${note ? ` (${note})` : ''}`}
              </span>
            ))}
          </MailText>
        ))}
      </Part>
    )}

    <Part title="Dans ton sac, quel que soit le temps">
      <Lines lines={[...layers, ...kit]} />
    </Part>

    {left.length > 0 && (
      <Part title="Ce qu’il te reste à faire">
        <Lines lines={left} />
      </Part>
    )}

    {emergencyPhone && (
      <Part title="Un imprévu en route ?">
        <MailText>
          Train en retard, rendez-vous introuvable&nbsp;: appelle le{' '}
          <Link href={`tel:${emergencyPhone}`} style={{ color: COLORS.blue, fontWeight: 600 }}>
            {formatPhone(emergencyPhone)}
          </Link>
          . En cas de danger, le 112.
        </MailText>
      </Part>
    )}

    <MailAction href={action.href}>{action.text}</MailAction>
  </MailLayout>
)

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Section style={{ borderTop: `1px solid ${COLORS.line}`, padding: '14px 0 4px' }}>
    <h2 style={{ color: COLORS.ink, fontFamily: FONTS.title, fontSize: '20px', lineHeight: '24px', margin: '0 0 8px' }}>
      {frenchSpaces(title)}
    </h2>
    {children}
  </Section>
)

const Lines = ({ lines }: { lines: string[] }) => (
  <ul style={{ color: COLORS.soft, fontSize: '16px', lineHeight: '25px', margin: '0 0 14px', paddingLeft: '20px' }}>
    {lines.map((line) => (
      <li key={line}>{frenchSpaces(line)}</li>
    ))}
  </ul>
)

const Guide = ({ firstName, photo, siteUrl }: { firstName: string; photo: string | null; siteUrl: string }) => (
  <Row style={{ margin: '0 0 14px' }}>
    {photo && (
      <Column style={{ width: `${String(PHOTO_SIZE + 16)}px` }}>
        <Img
          src={`${siteUrl}${photo}`}
          alt=""
          width={PHOTO_SIZE}
          height={PHOTO_SIZE}
          style={{ borderRadius: '50%', objectFit: 'cover' }}
        />
      </Column>
    )}
    <Column style={{ color: COLORS.soft, fontSize: '16px', lineHeight: '25px' }}>
      {firstName} t’y attend, et te guide jusqu’au retour.
    </Column>
  </Row>
)
