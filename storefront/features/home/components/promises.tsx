import type { HomePage } from '@/contract/site'
import { frenchSpaces } from '@/domain/text/french-spaces'

type PromisesProps = { title: string; promises: HomePage['promises'] }

export const Promises = ({ title, promises }: PromisesProps) => (
  <section className="wrap" aria-labelledby="titre-promesse">
    <div className="promise">
      <h2 className="promise__say" id="titre-promesse">
        {frenchSpaces(title)}
      </h2>
      {promises.map(({ figure, text }) => (
        <div className="promise__item" key={figure}>
          <b>{frenchSpaces(figure)}</b>
          <p>{frenchSpaces(text)}</p>
        </div>
      ))}
    </div>
  </section>
)
