import ReactMarkdown, { type Components } from 'react-markdown'
import rehypeSanitize, { type Options } from 'rehype-sanitize'

/** Drops everything else that a text may contain, pictures too: they would tell a stranger's server who reads. */
const schema: Options = {
  tagNames: [
    'p',
    'a',
    'strong',
    'em',
    'code',
    'pre',
    'ul',
    'ol',
    'li',
    'blockquote',
    'hr',
    'br',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
  ],
  attributes: { a: ['href'], ol: ['start'] },
  protocols: { href: ['http', 'https', 'mailto'] },
}

const components: Components = {
  a: ({ href, children }) =>
    href ? (
      <a
        href={href}
        rel="nofollow ugc noopener"
        className="break-words text-sea underline underline-offset-2 hover:text-sea-strong"
      >
        {children}
      </a>
    ) : (
      <span>{children}</span>
    ),
  // A text's headings rank below those of the page.
  h1: ({ children }) => <h4 className="text-lg">{children}</h4>,
  h2: ({ children }) => <h4 className="text-lg">{children}</h4>,
  h3: ({ children }) => <h4>{children}</h4>,
  h4: ({ children }) => <h4>{children}</h4>,
  h5: ({ children }) => <h4>{children}</h4>,
  h6: ({ children }) => <h4>{children}</h4>,
  ul: ({ children }) => <ul className="list-disc ps-6">{children}</ul>,
  ol: ({ children, start }) => (
    <ol start={start} className="list-decimal ps-6">
      {children}
    </ol>
  ),
  blockquote: ({ children }) => (
    <blockquote className="border-s-4 border-line ps-4 text-muted">{children}</blockquote>
  ),
  // Long lines wrap: a block that scrolls would have to be reachable by keyboard.
  pre: ({ children }) => (
    <pre className="rounded bg-sunken p-3 text-sm break-words whitespace-pre-wrap">
      {children}
    </pre>
  ),
}

type Node = { type: string; value?: string; children?: Node[] }

/** Shows HTML in a text as the words that its writer typed: "<I-20>" stays readable. */
function htmlAsText() {
  return function turn(node: Node): void {
    if (node.type === 'html') node.type = 'text'
    for (const child of node.children ?? []) turn(child)
  }
}

/** Renders the Markdown that somebody wrote: no raw HTML, no pictures, links with `nofollow`. */
export function Markdown({ children }: { children: string }) {
  return (
    <div className="flex max-w-prose flex-col gap-3 break-words">
      <ReactMarkdown
        remarkPlugins={[htmlAsText]}
        rehypePlugins={[[rehypeSanitize, schema]]}
        components={components}
      >
        {children}
      </ReactMarkdown>
    </div>
  )
}
