import { escapeHtml } from '@landfall/kit/core/escape-html'

/** A change of a page's HTML. */
export type FillHead = (html: string) => string

/** What a link preview and a search engine read of a page. */
export type Summary = {
  path: string
  title: string
  description: string
  /** A picture of what the page is about, where there is one. */
  image?: Picture
  /** For words that somebody wrote: when. Without it the page is one of the site's own. */
  article?: { publishedAt: string }
  /** About one person: a link to it may show what it is, search engines do not. */
  isOfPerson?: boolean
}

type Picture = { url: string; alt: string; width: number; height: number }

/** The site's own picture, for every page that has none: web/brand/preview.svg. */
const SITE_PICTURE: Picture = {
  url: '/preview.png',
  alt: 'Landfall: U.S. scholarships for international students. A drawing of a sailboat that reaches a coast with a lighthouse.',
  width: 1200,
  height: 630,
}

const NO_INDEX = '<meta name="robots" content="noindex">'

/** For a page that search engines must not show. */
export const keepFromSearch: FillHead = (html) =>
  html.replace('</head>', () => `${NO_INDEX}</head>`)

/** @param publicUrl where people reach the site, without a slash at the end */
export function fillHead(summary: Summary, publicUrl: string): FillHead {
  const { description } = summary
  const tags = tagsOf(summary, publicUrl).join('')
  // Functions, because a title may hold "$&".
  return (html) =>
    html
      .replace(
        /<title>[^<]*<\/title>/,
        () => `<title>${escapeHtml(`${summary.title} · Landfall`)}</title>`,
      )
      .replace(
        /<meta\s+name="description"[^>]*>/,
        () => `<meta name="description" content="${escapeHtml(description)}">`,
      )
      .replace('</head>', () => `${tags}</head>`)
}

function tagsOf(summary: Summary, publicUrl: string): string[] {
  const { title, description, article, isOfPerson } = summary
  const url = `${publicUrl}${summary.path}`
  const image = summary.image ?? SITE_PICTURE
  return [
    ...(isOfPerson ? [NO_INDEX] : []),
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    property('og:type', article ? 'article' : 'website'),
    ...(article ? [property('article:published_time', article.publishedAt)] : []),
    property('og:site_name', 'Landfall'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    property('og:image', new URL(image.url, publicUrl).href),
    property('og:image:alt', image.alt),
    property('og:image:width', String(image.width)),
    property('og:image:height', String(image.height)),
    // Twitter reads this by its name, not as a property, and takes all else from the other tags.
    '<meta name="twitter:card" content="summary_large_image">',
  ]
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`
}
