/** The parts of a letter's HTML. Whatever comes in here is escaped already. */

type HtmlLink = { label: string; href: string }

/**
 * The site's colors. Mail programs know no custom properties, and some drop the style sheet: each element
 * carries the light ones, and the sheet overrides them with the dark ones.
 */
const LIGHT = {
  page: 'background:#faf7f1;color:#1b2631',
  sheet: 'background:#fffefb;border:1px solid #e3dccd',
  muted: 'color:#4f5b66',
  name: 'color:#0b5476',
  link: 'color:#0b5476',
  button: 'background:#0b5476;color:#ffffff',
} as const

const SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #11171c !important; color: #e9edf0 !important; }
  .sheet { background: #19212a !important; border-color: #2c3843 !important; }
  .muted { color: #a9b4be !important; }
  .name, .link { color: #7cc4e6 !important; }
  .button { background: #7cc4e6 !important; color: #06202c !important; }
}`

/** The whole document: the name above, the letter on a sheet, the ways to get less mail below. */
export function layout(parts: {
  subject: string
  letter: readonly string[]
  foot: readonly string[]
}): string {
  const { subject, letter, foot } = parts
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
<style>${SHEET}
</style>
</head>
<body style="margin:0;padding:0">
<div class="page" style="${LIGHT.page};padding:24px 16px;font:16px/1.5 'Source Sans 3','Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto">
<h1 class="name" style="${LIGHT.name};margin:0 0 16px;font-size:22px;line-height:1.3">Landfall</h1>
<div class="sheet" style="${LIGHT.sheet};border-radius:8px;padding:8px 24px;overflow-wrap:anywhere">
${letter.join('\n')}
</div>
${foot.join('\n')}
</div>
</div>
</body>
</html>
`
}

export function paragraph(lines: readonly string[], look?: 'muted'): string {
  const style = look ? ` class="muted" style="${LIGHT.muted};margin:16px 0"` : BLOCK
  return `<p${style}>${lines.join('<br>\n')}</p>`
}

const BLOCK = ' style="margin:16px 0"'

export function list(items: readonly string[]): string {
  const lines = items.map((item) => `<li style="margin:4px 0">${item}</li>`)
  return `<ul style="margin:16px 0;padding-left:24px">\n${lines.join('\n')}\n</ul>`
}

/** The one thing to do; its address below, for programs that show no links. */
export function button({ label, href }: HtmlLink): string {
  return `<p${BLOCK}><a class="button" href="${href}" style="${LIGHT.button};display:inline-block;padding:12px 20px;border-radius:8px;font-weight:600;text-decoration:none">${label}</a></p>
<p class="muted" style="${LIGHT.muted};margin:16px 0;font-size:14px">${href}</p>`
}

export function link({ label, href }: HtmlLink): string {
  return `<p style="margin:12px 0;font-size:14px"><a class="link" href="${href}" style="${LIGHT.link}">${label}</a></p>`
}
