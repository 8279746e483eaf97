type StructuredDataProps = { data: object }

/** Facts for search engines, as JSON-LD. */
export const StructuredData = ({ data }: StructuredDataProps) => (
  <script
    type="application/ld+json"
    // A « < » in a text would otherwise be able to close the script.
    dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
  />
)
