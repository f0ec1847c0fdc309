import { fromMarkdown } from 'mdast-util-from-markdown'
import { toString } from 'mdast-util-to-string'

type Block = ReturnType<typeof fromMarkdown>['children'][number]

/** The paragraphs of a Markdown text as plain text, without raw HTML and pictures, as the pages show it. */
export function paragraphsOf(markdown: string): string[] {
  return fromMarkdown(markdown)
    .children.flatMap(wordsOf)
    .filter((words) => words !== '')
}

function wordsOf(block: Block): string[] {
  if (block.type === 'html') return []
  if (block.type === 'blockquote') return block.children.flatMap(wordsOf)
  if (block.type === 'list')
    return block.children.flatMap(({ children }) => {
      const [first = '', ...others] = children.flatMap(wordsOf)
      return [`• ${first}`, ...others]
    })
  return [toString(block, { includeHtml: false, includeImageAlt: false }).trim()]
}
