import { Link } from '@react-email/components'
import type { ReactNode } from 'react'
import { isOwnReferrer } from '@/domain/audience/noted-referrer'
import { formatLongDate } from '@/domain/days/french-dates'
import { formatCount } from '@/domain/text/plural'
import { MailLayout } from '@/server/platform/email/mail-layout'
import { MailAction, MailText, MailTitle } from '@/server/platform/email/mail-parts'
import { COLORS } from '@/server/platform/email/mail-style'
import type { MissingPage, MorningNews, UndescribedKind } from './read-morning-news'

type MorningNewsMailProps = Pick<
  MorningNews,
  'undescribed' | 'searches' | 'dead' | 'missing' | 'operators' | 'texts'
> & {
  siteUrl: string
}

const KINDS: Record<UndescribedKind, string> = { pages: 'Page', articles: 'Article', expeditions: 'Expédition' }

/** For the agency. Searches are words alone: nobody knows whose. */
export const MorningNewsMail = ({
  siteUrl,
  undescribed,
  searches,
  dead,
  missing,
  operators,
  texts,
}: MorningNewsMailProps) => (
  <MailLayout
    preview="Ce que le site attend de l’équipe"
    siteUrl={siteUrl}
    footnote={'Ce message est pour l’agence\u00a0: un par matin au plus, et aucun quand tout est en ordre.'}
  >
    <MailTitle>Ce que le site attend de toi</MailTitle>
    {texts.length > 0 && <UnfitTexts texts={texts} siteUrl={siteUrl} />}
    {dead.length > 0 && (
      <>
        <MailText>Des liens qui ne mènent nulle part&nbsp;:</MailText>
        {dead.map(({ kind, id, title, href }) => (
          <MailText key={`${kind} ${String(id)} ${href}`}>
            <PanelLink
              href={`${siteUrl}/admin/${id === null ? `globals/${kind}` : `collections/${kind}/${String(id)}`}`}
            >
              {title}
            </PanelLink>
            {`\u00a0: ${href}`}
          </MailText>
        ))}
      </>
    )}
    {missing.length > 0 && (
      <>
        <MailText>Demandé hier, et introuvable&nbsp;:</MailText>
        {missing.map((page) => (
          <MailText key={`${page.path} ${page.referrer ?? ''}`}>{missingWords(page)}</MailText>
        ))}
        <MailAction href={`${siteUrl}/admin/frequentation`}>Voir la fréquentation</MailAction>
      </>
    )}
    {operators.length > 0 && (
      <>
        <MailText>Sites de billets de train à vérifier&nbsp;:</MailText>
        {operators.map(({ name, read_on: readOn }, index) => (
          <MailText key={`${name} ${String(index)}`}>
            {`${name}, ${readOn === null ? 'jamais vérifié' : `vérifié le ${formatLongDate(readOn)}`}`}
          </MailText>
        ))}
        <MailAction href={`${siteUrl}/admin/globals/site-settings`}>Ouvrir les réglages du site</MailAction>
      </>
    )}
    {undescribed.length > 0 && (
      <>
        <MailText>Publié sans description pour la recherche&nbsp;:</MailText>
        {undescribed.map(({ kind, id, title }) => (
          <MailText key={`${kind} ${String(id)}`}>
            {`${KINDS[kind]}\u00a0: `}
            <PanelLink href={`${siteUrl}/admin/collections/${kind}/${String(id)}`}>{title}</PanelLink>
          </MailText>
        ))}
      </>
    )}
    {searches.length > 0 && (
      <>
        <MailText>Cherché dans la FAQ sans réponse&nbsp;:</MailText>
        {searches.map(({ words, times }) => (
          <MailText key={words}>{`«\u00a0${words}\u00a0», ${formatCount(times, 'fois', 'fois')} en tout`}</MailText>
        ))}
        <MailAction href={`${siteUrl}/admin/collections/faq-searches`}>Voir ces recherches</MailAction>
      </>
    )}
  </MailLayout>
)

const UnfitTexts = ({ texts, siteUrl }: Pick<MorningNewsMailProps, 'texts' | 'siteUrl'>) => (
  <>
    <MailText>
      Ces mails partent dans leur texte d’origine&nbsp;: la version publiée ne leur va plus. Publie une version à jour.
    </MailText>
    {texts.map(({ id, name }) => (
      <MailText key={id}>
        <PanelLink href={`${siteUrl}/admin/collections/mail-texts/${String(id)}`}>{name}</PanelLink>
      </MailText>
    ))}
  </>
)

const missingWords = ({ path, referrer, times }: MissingPage): string => {
  const asked = `${path}, ${formatCount(times, 'fois', 'fois')}`
  if (referrer === null) return `${asked}, sans page d’origine`
  return isOwnReferrer(referrer)
    ? `${asked}, depuis notre page ${referrer}\u00a0: à corriger`
    : `${asked}, depuis ${referrer}`
}

const PanelLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} style={{ color: COLORS.blue, textDecoration: 'underline' }}>
    {children}
  </Link>
)
