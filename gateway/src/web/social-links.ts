import { escapeHtml } from '@landfall/kit/core/escape-html'
import type { WebBuild } from './load-files.ts'
import { compressPage } from './web-file.ts'

/** A page of the site's operator on another site. */
export type SocialLink = { name: string; url: string }

/**
 * The build with these links in the head of each page, where the client's footer finds them: the build itself is the
 * same for every installation.
 */
export async function withSocialLinks(
  build: WebBuild | null,
  links: readonly SocialLink[],
): Promise<WebBuild | null> {
  if (!build || links.length === 0) return build
  const tags = links.map(tagOf).join('')
  const fill = (html: string) => html.replace('</head>', () => `${tags}</head>`)
  const files = new Map(build.files)
  const index = files.get(INDEX)
  if (index) files.set(INDEX, await compressPage(fill(textOf(index.bodies.identity))))
  const filled = <Page extends { html: string }>(pages: readonly Page[]) =>
    pages.map((page) => ({ ...page, html: fill(page.html) }))
  return {
    ...build,
    files,
    visitorPages: filled(build.visitorPages),
    memberPages: filled(build.memberPages),
  }
}

const INDEX = '/index.html'

function tagOf({ name, url }: SocialLink): string {
  return `<link rel="me" href="${escapeHtml(url)}" title="${escapeHtml(name)}">`
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('utf8')
}
