/** The panel's field for JSON that people may read or write. */
export const JSON_INPUT = '/admin/components/json-input#JsonInput'
