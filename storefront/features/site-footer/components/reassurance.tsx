import { Compass, ShieldCheck, TrainFront, Users } from 'lucide'
import { Icon } from '@/storefront/ui/icon'

const BLURBS = [
  {
    icon: TrainFront,
    title: 'Le train d’abord',
    text: 'Un trajet bas carbone proposé pour chaque départ, horaires compris.',
  },
  { icon: Compass, title: 'Guides diplômés', text: 'Des professionnels qui vivent là où ils t’emmènent.' },
  { icon: Users, title: 'Petits groupes', text: 'Entre 4 et 12 personnes, de 2 à 15 jours, jamais plus.' },
  {
    icon: ShieldCheck,
    title: 'Réserve l’esprit libre',
    text: 'Paiement sécurisé, annulation claire, équipe joignable.',
  },
]

export const Reassurance = () => (
  <ul className="reassure">
    {BLURBS.map(({ icon, title, text }) => (
      <li key={title}>
        <Icon of={icon} />
        <b>{title}</b>
        <p>{text}</p>
      </li>
    ))}
  </ul>
)
