/** The windows in which the panel shows a page beside its form, in CSS pixels. */
export const PREVIEW_SIZES = [
  { name: 'phone', label: 'Téléphone', width: 390, height: 844 },
  { name: 'desktop', label: 'Ordinateur', width: 1440, height: 900 },
]
