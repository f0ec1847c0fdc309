import { escapeHtml } from '@landfall/kit/core/escape-html'

/** A page of ours that needs no script and no style: readable, and safe under the policy. */
export function htmlPage(o: { title: string; head?: string; body: string }): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(o.title)}</title>
${o.head ?? ''}</head>
<body>
<main>
<h1>${escapeHtml(o.title)}</h1>
${o.body}
</main>
</body>
</html>
`
}

export const HTML_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
}
