import { Tokenizer } from 'htmlparser2'

type OpenTag = {
  kind: 'open'
  name: string
  attributes: Map<string, string>
  /** Closed where it opens: `<svg/>`. */
  isEmpty: boolean
}
export type HtmlToken =
  | { kind: 'text'; text: string }
  | OpenTag
  | { kind: 'close'; name: string }

/** Tags that do not separate words. */
export const INLINE_TAGS: ReadonlySet<string> = new Set(
  'a,abbr,b,bdi,bdo,cite,code,em,font,i,mark,s,small,span,strong,sub,sup,time,u,wbr'.split(
    ',',
  ),
)

const nothing = () => {}

/**
 * The tags and texts of a page in order, names in lower case. Only tokens: building a tree or keeping a stack of open
 * tags can take minutes on a page made to exploit that.
 */
export function htmlTokens(
  html: string,
  { decodeEntities = false }: { decodeEntities?: boolean } = {},
): HtmlToken[] {
  const tokens: HtmlToken[] = []
  let tag: OpenTag | null = null
  let attribute = ''
  const addValue = (text: string) =>
    tag?.attributes.set(attribute, `${tag.attributes.get(attribute) ?? ''}${text}`)
  const tokenizer = new Tokenizer(
    { decodeEntities },
    {
      ontext: (start, end) => tokens.push({ kind: 'text', text: html.slice(start, end) }),
      ontextentity: (code) =>
        tokens.push({ kind: 'text', text: String.fromCodePoint(code) }),
      onopentagname(start, end) {
        const name = html.slice(start, end).toLowerCase()
        tag = { kind: 'open', name, attributes: new Map(), isEmpty: false }
        tokens.push(tag)
      },
      onselfclosingtag: () => tag && (tag.isEmpty = true),
      onclosetag: (start, end) =>
        tokens.push({ kind: 'close', name: html.slice(start, end).toLowerCase() }),
      onattribname(start, end) {
        attribute = html.slice(start, end).toLowerCase()
      },
      onattribdata: (start, end) => addValue(html.slice(start, end)),
      onattribentity: (code) => addValue(String.fromCodePoint(code)),
      onattribend: nothing,
      onopentagend: nothing,
      oncdata: nothing,
      oncomment: nothing,
      ondeclaration: nothing,
      onprocessinginstruction: nothing,
      onend: nothing,
    },
  )
  tokenizer.write(html)
  tokenizer.end()
  return tokens
}
