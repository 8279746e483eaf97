import { Column, Img, Link, Row, Section, Text } from '@react-email/components'
import { describeDepartureNews } from '@/domain/catalogue/favourite-news'
import { formatCount } from '@/domain/text/plural'
import { COLORS, FONTS } from '@/server/platform/email/mail-style'
import type { ExpeditionNews } from './list-news-to-mail'

const MOST_DATES = 5

/** What changes of one expedition, with its picture. */
export const ExpeditionLines = ({ siteUrl, name, slug, photo, departures }: ExpeditionNews & { siteUrl: string }) => {
  const others = departures.length - MOST_DATES
  return (
    <Section style={{ borderTop: `1px solid ${COLORS.line}`, padding: '16px 0 12px' }}>
      <Row>
        {photo && (
          <Column style={{ verticalAlign: 'top', width: '112px' }}>
            <Img
              src={`${siteUrl}${photo}`}
              alt=""
              width={96}
              height={72}
              style={{ borderRadius: '10px', objectFit: 'cover' }}
            />
          </Column>
        )}
        <Column style={{ verticalAlign: 'top' }}>
          <Link
            href={`${siteUrl}/expeditions/${slug}`}
            style={{
              color: COLORS.ink,
              fontFamily: FONTS.title,
              fontSize: '20px',
              fontWeight: 700,
              lineHeight: '24px',
            }}
          >
            {name}
          </Link>
          {departures.slice(0, MOST_DATES).map((departure) => (
            <NewsLine key={departure.first_day}>{describeDepartureNews(departure)}</NewsLine>
          ))}
          {others > 0 && <NewsLine>{`et ${formatCount(others, 'autre date', 'autres dates')}`}</NewsLine>}
        </Column>
      </Row>
    </Section>
  )
}

const NewsLine = ({ children }: { children: string }) => (
  <Text style={{ color: COLORS.soft, fontSize: '15px', lineHeight: '22px', margin: '4px 0 0' }}>{children}</Text>
)
