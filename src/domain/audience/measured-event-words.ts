import type { MeasuredEvent, MeasuredEvents } from './measured-events'

type FieldsOf<Told> = Told extends unknown ? keyof Told : never

/** An event in words: when it is told, and what each of its fields says. */
export type EventWords<Name extends MeasuredEvent = MeasuredEvent> = {
  when: string
  fields: Record<FieldsOf<MeasuredEvents[Name]> & string, string>
}

const CURRENCY = 'toujours EUR'
const COUPON = 'le code promo, s’il y en a un'
const ITEMS = 'les aventures\u00a0: numéro, nom, prix par personne, et leur rang, leur date ou leur nombre de voyageurs'

/** Every event that the tag manager may be told, in words: what is not here is never told. */
export const MEASURED_EVENT_WORDS: { [Name in MeasuredEvent]: EventWords<Name> } = {
  view_item_list: {
    when: 'Une liste d’aventures apparaît à l’écran, une fois pour chaque résultat.',
    fields: {
      item_list_name: 'carousel_homepage ou page_catalogue',
      page: 'page_catalogue, dans le catalogue',
      currency: CURRENCY,
      items: ITEMS,
    },
  },
  select_item: {
    when: 'Une aventure est choisie dans une liste.',
    fields: { item_list_name: 'la liste où elle se trouvait', currency: CURRENCY, items: ITEMS },
  },
  productClick: {
    when: 'Le même choix, sous le nom des anciennes balises.',
    fields: { ecommerce: 'la liste, et l’aventure choisie\u00a0: numéro, nom, prix, rang' },
  },
  select_promotion: {
    when: 'Une sélection de l’accueil est choisie.',
    fields: { promotion_id: 'sa clé', promotion_name: 'son nom' },
  },
  select_content: {
    when: 'Une famille d’activités ou une destination est choisie.',
    fields: { content_type: 'activity_category ou destination', content_id: 'laquelle' },
  },
  filtered_view: {
    when: 'Le catalogue est filtré.',
    fields: { label: 'filter_famille pour la famille, filtered_view pour le reste', page: 'page_catalogue' },
  },
  form_submit: {
    when: 'Un formulaire est envoyé\u00a0: newsletter, ou création de compte.',
    fields: { label: 'newsletter ou sign_up', method: 'Email, Google ou Facebook, pour un compte' },
  },
  view_item: {
    when: 'La page d’une aventure est ouverte.',
    fields: { value: 'son prix par personne', currency: CURRENCY, items: ITEMS },
  },
  add_to_wishlist: {
    when: 'Une aventure est ajoutée aux favoris.',
    fields: { value: 'son prix par personne', currency: CURRENCY, items: ITEMS },
  },
  add_to_cart: {
    when: 'Des places sont prises sur un départ.',
    fields: {
      departure: 'le numéro du départ',
      quantity: 'le nombre de voyageurs',
      price: 'le prix pour un',
      value: 'le prix pour tous',
      currency: CURRENCY,
      items: ITEMS,
    },
  },
  view_cart: {
    when: 'La première étape de la réservation est ouverte.',
    fields: { value: 'le total', coupon: COUPON, currency: CURRENCY, items: ITEMS },
  },
  begin_checkout: {
    when: 'La deuxième étape de la réservation est ouverte.',
    fields: { value: 'le total', coupon: COUPON, currency: CURRENCY, items: ITEMS },
  },
  remove_from_cart: {
    when: 'Une réservation en cours est abandonnée.',
    fields: { value: 'le total', coupon: COUPON, currency: CURRENCY, items: ITEMS },
  },
  add_payment_info: {
    when: 'Une commande est envoyée.',
    fields: {
      payment_type: 'card, la carte, ou transfer, le virement\u00a0: le premier choisi',
      value: 'le total',
      coupon: COUPON,
      currency: CURRENCY,
      items: ITEMS,
    },
  },
  purchase: {
    when: 'Une réservation est enregistrée, une fois pour son numéro.',
    fields: {
      transaction_id: 'le numéro de la réservation',
      value: 'le total',
      coupon: COUPON,
      currency: CURRENCY,
      items: ITEMS,
    },
  },
  refund: {
    when: 'Une réservation est annulée par son client.',
    fields: {
      transaction_id: 'le numéro de la réservation',
      value: 'ce qui est remboursé',
      coupon: COUPON,
      currency: CURRENCY,
      items: ITEMS,
    },
  },
}

/** What the pixel is told, in words. */
export const PIXEL_EVENT_WORDS: Record<'PageView' | 'AddToWishlist' | 'AddToCart' | 'Registration', string> = {
  PageView: 'Une page est ouverte.',
  AddToWishlist: 'Une aventure est ajoutée aux favoris\u00a0: numéro, nom, prix.',
  AddToCart: 'Des places sont prises\u00a0: numéro de l’aventure, prix pour tous.',
  Registration: 'Un compte est créé\u00a0: Email, Google ou Facebook.',
}
