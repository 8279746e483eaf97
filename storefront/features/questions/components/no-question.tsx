export const NoQuestion = () => <p className="soft">Aucune question pour l’instant. Pose la première.</p>
