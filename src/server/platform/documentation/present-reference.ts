import { BOOKING_STEPS } from './booking-steps'
import { presentOpenApi, type Operation } from './present-open-api'

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A text of the document, whose names stand between backquotes. */
const words = (text: string): string => escape(text).replace(/`([^`]+)`/g, '<code>$1</code>')

/** The reference page of the API, made from the OpenAPI document. */
export const presentReference = (): string => {
  const { info, paths, components } = presentOpenApi()
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escape(info.title)} API</title>
<link rel="stylesheet" href="/brand/api-reference.css">
</head>
<body>
<header><h1>${escape(info.title)} API</h1><p>${escape(info.description)}</p>
<p><a href="/api/v1/openapi.json">OpenAPI 3.1 document</a></p></header>
<nav aria-label="Calls"><ul>${operations
    .map(
      ({ path, method }) =>
        `<li><a href="#${anchor(method, path)}"><b>${method.toUpperCase()}</b> ${escape(path)}</a></li>`,
    )
    .join('')}</ul></nav>
<main><section id="booking"><h2>How a trip is booked</h2><ol>${BOOKING_STEPS.map((step) => `<li>${words(step)}</li>`).join('')}</ol></section>
${operations.map(presentOperation).join('')}
<section><h2>Refusals</h2>${code(components.responses)}</section>
<section><h2>Schemas</h2>${Object.entries(components.schemas)
    .map(([name, schema]) => `<details id="schema-${name}"><summary>${escape(name)}</summary>${code(schema)}</details>`)
    .join('')}</section>
</main>
</body>
</html>`
}

const anchor = (method: string, path: string): string => `${method}${path.replace(/[^a-z0-9]+/gi, '-')}`

const code = (value: unknown): string =>
  `<pre tabindex="0"><code>${escape(JSON.stringify(value, null, 2))}</code></pre>`

const presentOperation = ({
  path,
  method,
  operation,
}: {
  path: string
  method: string
  operation: Operation
}): string => {
  const sent = operation.requestBody?.content['application/json']
  const answered = Object.entries(operation.responses).flatMap(([status, answer]) =>
    status.startsWith('2') && 'content' in answer ? [answer.content?.['application/json'].example] : [],
  )
  return `<section id="${anchor(method, path)}">
<h2><b>${method.toUpperCase()}</b> ${escape(path)}</h2>
<p><strong>${escape(operation.summary)}</strong>${operation.security ? ' <em>(bearer token)</em>' : ''}</p>
<p>${words(operation.description)}</p>
${(operation.parameters ?? [])
  .map(
    (parameter) =>
      `<p><code>${escape(parameter.name)}</code> in ${parameter.in}${parameter.required ? ', required' : ''}: ${escape(parameter.description)} Example: <code>${escape(String(parameter.example))}</code></p>`,
  )
  .join('')}
${sent ? `<details><summary>Body</summary>${code(sent.example)}${code(sent.schema)}</details>` : ''}
${answered[0] === undefined ? '' : `<details><summary>Example of an answer</summary>${code(answered[0])}</details>`}
<details><summary>Answers</summary>${code(operation.responses)}</details>
</section>`
}
