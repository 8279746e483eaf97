/** The first field that a form cannot do without and that is empty. */
export const missingInput = (form: Element | null): HTMLInputElement | null =>
  [...(form?.querySelectorAll<HTMLInputElement>('input[required]') ?? [])].find(({ value }) => value.trim() === '') ??
  null

/** Says which field is missing. */
export const sayMissing = (input: HTMLInputElement): string =>
  `Il manque\u00a0: ${input.labels?.[0]?.textContent ?? input.name}.`
