import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { trackedPage } from '@/storefront/lib/tracking/events'
import { markContent, markItem, markList, markProduct, markPromotion } from '@/storefront/lib/tracking/tracked-marks'
import { eventually } from '../../../../tests/component/eventually'
import { watchPage } from './watch-page'

const TREK = { id: 3, name: 'Le tour du lac', price: 640 }
const KAYAK = { id: 5, name: 'Les îles', price: 890.5 }
const SKI = { id: 8, name: 'La Laponie', price: 1490 }

/** Stands for the screen: what is observed comes into view at once, or when it is scrolled to. */
const screenOf = ({ isScrolledTo }: { isScrolledTo: boolean }) => {
  const observed = new Set<Element>()
  let show = (_isIntersecting: boolean): void => undefined
  class Observer {
    constructor(hear: (entries: Array<{ target: Element; isIntersecting: boolean }>) => void) {
      show = (isIntersecting) => hear([...observed].map((target) => ({ target, isIntersecting })))
    }
    observe = (element: Element) => {
      observed.add(element)
      show(isScrolledTo)
    }
    unobserve = (element: Element) => observed.delete(element)
    disconnect = () => observed.clear()
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  return { scrollTo: () => act(() => show(true)) }
}

const List = ({ name, trips }: { name: 'carousel_homepage' | 'page_catalogue'; trips: Array<typeof TREK> }) => (
  <ul {...markList(name)}>
    {trips.map((trip) => (
      <li key={trip.id} {...markItem(trip)}>
        <a href={`#${trip.id}`}>{trip.name}</a>
        <button>Ajouter {trip.name}</button>
      </li>
    ))}
  </ul>
)

const told = () => trackedPage().dataLayer as Array<Record<string, unknown>> | undefined
const toldLists = () => told()?.map(({ event, items }) => [event, (items as Array<{ item_id: number }>).map(idOf)])
const idOf = ({ item_id }: { item_id: number }) => item_id

let stop: () => void

beforeEach(() => {
  trackedPage().dataLayer = []
  screenOf({ isScrolledTo: true })
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

describe('watchPage', () => {
  it('tells a list that comes into view, once, in euros', () => {
    const { scrollTo } = screenOf({ isScrolledTo: false })
    render(<List name="carousel_homepage" trips={[TREK, KAYAK]} />)
    stop = watchPage()
    expect(told()).toEqual([])
    scrollTo()
    scrollTo()
    const list = { item_list_name: 'carousel_homepage' }
    expect(told()).toEqual([
      {
        event: 'view_item_list',
        ...list,
        currency: 'EUR',
        items: [
          { item_id: 3, item_name: 'Le tour du lac', price: 640, index: 0, ...list },
          { item_id: 5, item_name: 'Les îles', price: 890.5, index: 1, ...list },
        ],
      },
    ])
  })

  it('tells the page of the catalogue’s list, what it grew by, and each other result', async () => {
    const { rerender } = render(<p>Chargement</p>)
    stop = watchPage()
    rerender(<List name="page_catalogue" trips={[TREK]} />)
    await eventually(() => expect(told()?.[0]).toMatchObject({ page: 'page_catalogue', currency: 'EUR' }))
    rerender(<List name="page_catalogue" trips={[TREK, KAYAK]} />)
    await eventually(() => expect(told()).toHaveLength(2))
    rerender(<List name="page_catalogue" trips={[SKI, KAYAK]} />)
    await eventually(() => expect(told()).toHaveLength(3))
    expect(toldLists()).toEqual([
      ['view_item_list', [3]],
      ['view_item_list', [5]],
      ['view_item_list', [8, 5]],
    ])
  })

  it('tells the card that is followed by both its names, and not its heart', async () => {
    screenOf({ isScrolledTo: false })
    render(<List name="page_catalogue" trips={[TREK, KAYAK]} />)
    stop = watchPage()
    await userEvent.click(screen.getByRole('button', { name: 'Ajouter Les îles' }))
    expect(told()).toEqual([])
    await userEvent.click(screen.getByRole('link', { name: 'Les îles' }))
    const list = { item_list_name: 'page_catalogue' }
    expect(told()).toEqual([
      {
        event: 'select_item',
        ...list,
        currency: 'EUR',
        items: [{ item_id: 5, item_name: 'Les îles', price: 890.5, index: 1, ...list }],
      },
      {
        event: 'productClick',
        ecommerce: {
          currencyCode: 'EUR',
          click: {
            actionField: { list: 'page_catalogue' },
            products: [{ id: 5, name: 'Les îles', price: 890.5, position: 2 }],
          },
        },
      },
    ])
  })

  it('tells a thematic selection, a family of activities and a destination that are chosen', async () => {
    render(
      <>
        <a href="#train" {...markPromotion({ id: 'en-train', name: 'En train de nuit' })}>
          <b>En train</b>
        </a>
        <a href="#velo" {...markContent({ type: 'activity_category', id: 'a-velo' })}>
          A vélo
        </a>
        <form onSubmit={(event) => event.preventDefault()} {...markContent({ type: 'destination', id: 'Norvège' })}>
          <a href="#aide">Aide</a>
          <button>Rechercher</button>
        </form>
      </>,
    )
    stop = watchPage()
    await userEvent.click(screen.getByText('En train'))
    await userEvent.click(screen.getByRole('link', { name: 'A vélo' }))
    await userEvent.click(screen.getByRole('link', { name: 'Aide' }))
    await userEvent.click(screen.getByRole('button', { name: 'Rechercher' }))
    expect(told()).toEqual([
      { event: 'select_promotion', promotion_id: 'en-train', promotion_name: 'En train de nuit' },
      { event: 'select_content', content_type: 'activity_category', content_id: 'a-velo' },
      { event: 'select_content', content_type: 'destination', content_id: 'Norvège' },
    ])
  })

  it('is silent once stopped', async () => {
    render(<List name="page_catalogue" trips={[TREK]} />)
    stop = watchPage()
    stop()
    const before = told()?.length
    await userEvent.click(screen.getByRole('link', { name: 'Le tour du lac' }))
    expect(told()).toHaveLength(before ?? 0)
  })
})

describe('the page of an adventure', () => {
  const Page = ({ id }: { id: number | null }) => (
    <main {...(id !== null && markProduct({ id, name: `Numéro ${String(id)}`, price: 640 }))} />
  )

  it('is told as it opens and each time one comes to another, once', async () => {
    const { rerender } = render(<Page id={3} />)
    stop = watchPage()
    const toldPages = () =>
      told()
        ?.filter(({ event }) => event === 'view_item')
        .map(({ items }) => (items as Array<{ item_id: number }>).map(idOf))
    rerender(<Page id={3} />)
    await eventually(() => expect(toldPages()).toEqual([[3]]))
    rerender(<Page id={null} />)
    // What watches hears of a change once the page has settled.
    await Promise.resolve()
    const { unmount } = render(<Page id={5} />)
    await eventually(() => expect(toldPages()).toEqual([[3], [5]]))
    unmount()
  })
})
