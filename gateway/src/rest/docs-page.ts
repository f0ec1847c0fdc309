import { escapeHtml } from '@landfall/kit/core/escape-html'
import { htmlPage } from '../http/html-page.ts'
import { type buildOpenApi, summaryOf } from './openapi.ts'
import type { FileRoute } from './file-route.ts'
import type { RestRoute } from './route.ts'

/**
 * The facade for readers: every call with its input and answer, without scripts or outside assets.
 * @param openApi of the same routes
 */
export function docsPage(
  routes: readonly RestRoute[],
  files: readonly FileRoute[],
  openApi: ReturnType<typeof buildOpenApi>,
): string {
  const tags = [...new Set(routes.map(({ tag }) => tag))]
  const { paths } = openApi as { paths: Paths }
  const contents = tags
    .map((tag) => `<li><a href="#${anchor(tag)}">${escapeHtml(tag)}</a></li>`)
    .join('\n')
  const sections = tags.map((tag) => section(tag, routes, files, paths)).join('\n')
  return htmlPage({
    title: 'Landfall REST API',
    body: `<p>The machine-readable form is <a href="/api/openapi.json">openapi.json</a>.
Each call runs one operation of the GraphQL API at <code>/graphql</code>.</p>
<ul>
<li>Lists return arrays of up to 500 rows; the <code>Link</code> header leads to the next page and <code>X-Total-Count</code> counts all rows.</li>
<li>Decimal numbers are strings, for example <code>"12500.00"</code>. Null means not known or not stated.</li>
<li>Errors are <code>application/problem+json</code>: <code>type, title, status, detail, message, errors</code>.</li>
<li>An <code>Idempotency-Key</code> header makes a repeated POST, PATCH or DELETE take effect once.</li>
<li>A request that changes something and sends a cookie needs the <code>Origin</code> of this site.</li>
</ul>
<nav aria-label="Groups of calls"><ul>
${contents}
</ul></nav>
${sections}`,
  })
}

type Operation = {
  parameters: { name: string; in: string; required: boolean; schema: object }[]
  requestBody?: { content: { 'application/json': { schema: object } } }
  responses: Record<string, { content?: Record<string, { schema: object }> }>
}
type Paths = Record<string, Record<string, Operation>>

function section(
  tag: string,
  routes: readonly RestRoute[],
  files: readonly FileRoute[],
  paths: Paths,
): string {
  const calls = [
    ...routes.filter((route) => route.tag === tag).map((route) => call(route, paths)),
    ...files.filter((route) => route.tag === tag).map(fileCall),
  ]
  return `<section aria-labelledby="${anchor(tag)}">
<h2 id="${anchor(tag)}">${escapeHtml(tag)}</h2>
${calls.join('\n')}
</section>`
}

function call(route: RestRoute, paths: Paths): string {
  const path = route.path.replace(/:(\w+)/g, '{$1}')
  const operation = paths[path]?.[route.method.toLowerCase()]
  const answer = operation?.responses[route.success.status]?.content?.['application/json']
  const body = operation?.requestBody?.content['application/json']
  const query = operation?.parameters.filter((parameter) => parameter.in === 'query') ?? []
  return `<h3><code>${route.method} ${escapeHtml(path)}</code></h3>
<p>${escapeHtml(summaryOf(route))} ${escapeHtml(accessWords(route))} ${statusWords(route)}</p>
${query.length > 0 ? parameterList(query) : ''}
${body ? schemaDetails('Body', body.schema) : ''}
${answer ? schemaDetails('Answer', answer.schema) : ''}`
}

function fileCall({ method, path, summary, success, takes }: FileRoute): string {
  const body = takes.length > 0 ? `Body: ${takes.join(', ')}.` : ''
  return `<h3><code>${method} ${escapeHtml(path.replace(/:(\w+)/g, '{$1}'))}</code></h3>
<p>${escapeHtml(summary)} For signed-in people. Returns ${success.status}. ${escapeHtml(body)}</p>`
}

function statusWords({ success, pending }: RestRoute): string {
  return pending
    ? `Returns ${success.status}, or ${pending.status} while it is not done.`
    : `Returns ${success.status}.`
}

function accessWords({ access }: RestRoute): string {
  if (access === 'public') return 'Open to everyone.'
  if (access === 'signed-in') return 'For signed-in people.'
  return `For ${[...access.accountTypes, ...access.roles].join(', ')} accounts.`
}

function parameterList(parameters: Operation['parameters']): string {
  const names = parameters.map(
    ({ name, required }) =>
      `<code>${escapeHtml(name)}</code>${required ? ' (required)' : ''}`,
  )
  return `<p>Query: ${names.join(', ')}</p>`
}

function schemaDetails(label: string, schema: object): string {
  const text = escapeHtml(JSON.stringify(schema, null, 2))
  return `<details><summary>${label}</summary><pre><code>${text}</code></pre></details>`
}

function anchor(tag: string): string {
  return tag.toLowerCase().replace(/[^a-z]+/g, '-')
}
