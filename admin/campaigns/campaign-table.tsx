'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { type Campaign, type CampaignReport, endCampaign } from '@/contract/campaigns'
import { campaignLinks } from '@/domain/audience/campaign-code'
import { formatNumber, formatPrice } from '@/domain/text/price'
import { callPanel } from '../calls/call-panel'

type CampaignTableProps = { report: CampaignReport; siteUrl: string; onChange: () => void }

const HEADS = ['Visiteurs', 'Aventure', 'Réservation', 'Comptes', 'Réservations', 'Réglé']

/** What is counted of each campaign, with its links. */
export const CampaignTable = ({ report, siteUrl, onChange }: CampaignTableProps) => (
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wider than a phone: keys scroll it as well
  <div className="audience__wide" role="region" aria-label="Campagnes, en chiffres" tabIndex={0}>
    <table>
      <thead>
        <tr>
          <th scope="col" rowSpan={2}>
            Campagne
          </th>
          <th scope="colgroup" colSpan={3} className="audience__count">
            Visiteurs du jour
          </th>
          <th scope="colgroup" colSpan={3} className="audience__count">
            Qui accepte la mesure
          </th>
        </tr>
        <tr>
          {HEADS.map((head) => (
            <th key={head} scope="col" className="audience__count">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {report.campaigns.map((campaign) => (
          <tr key={campaign.id}>
            <th scope="row">
              {campaign.name}
              <CampaignLinks campaign={campaign} siteUrl={siteUrl} onChange={onChange} />
            </th>
            <Counts
              counts={[campaign.visitors, campaign.product, campaign.booking, campaign.sign_ups, campaign.orders]}
            />
            <td className="audience__count">{formatPrice(campaign.paid_cents / 100)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">Autres liens</th>
          <Counts counts={[report.other.visitors, report.other.product, report.other.booking, null, null, null]} />
        </tr>
      </tbody>
    </table>
  </div>
)

const Counts = ({ counts }: { counts: Array<number | null> }) =>
  counts.map((count, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- the columns stay where they are
    <td key={place} className="audience__count">
      {count === null ? '–' : formatNumber(count)}
    </td>
  ))

type CampaignLinksProps = { campaign: Campaign; siteUrl: string; onChange: () => void }

const CampaignLinks = ({
  campaign: { id, name, code, path, is_ended: isEnded },
  siteUrl,
  onChange,
}: CampaignLinksProps) => {
  const [refusal, setRefusal] = useState<string | null>(null)
  const links = campaignLinks({ siteUrl, path, code })
  const copy = async (link: string) => {
    // A browser may refuse it: the link is then there to be chosen by hand.
    const isCopied = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    )
    if (isCopied) toast.success('Le lien est copié.')
    else setRefusal(link)
  }
  const end = async () => {
    try {
      await callPanel(endCampaign, { params: { id }, body: { is_ended: !isEnded } })
      onChange()
    } catch (thrown) {
      setRefusal(thrown instanceof Error ? thrown.message : String(thrown))
    }
  }
  return (
    <span className="campaigns__links">
      <span>{isEnded ? `${code}, arrêtée` : code}</span>
      <button
        type="button"
        className="agency__quiet"
        aria-label={`Copier le lien à partager de ${name}`}
        onClick={() => void copy(links.shared)}
      >
        Copier le lien
      </button>
      <button
        type="button"
        className="agency__quiet"
        aria-label={`Copier le lien de publicité de ${name}`}
        onClick={() => void copy(links.paid)}
      >
        Lien de publicité
      </button>
      <button
        type="button"
        className="agency__quiet"
        aria-label={`${isEnded ? 'Reprendre' : 'Arrêter'} ${name}`}
        onClick={() => void end()}
      >
        {isEnded ? 'Reprendre' : 'Arrêter'}
      </button>
      {refusal !== null && <span role="alert">{refusal}</span>}
    </span>
  )
}
