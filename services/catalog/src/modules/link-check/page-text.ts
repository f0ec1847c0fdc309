import { createHash } from 'node:crypto'
import { parse } from 'node-html-parser'

/** Around the text, and different on each visit. */
const NOISE = 'script,style,noscript,template,svg,iframe,nav,header,footer,aside,form'

/** Of a page's words alone; null for what is no text. The same words in other markup are the same. */
export function textHash(body: Buffer, contentType: string): string | null {
  const isHtml = /html|xml/i.test(contentType)
  if (!isHtml && !/^text\//i.test(contentType)) return null
  const text = isHtml ? wordsOf(body.toString('utf8')) : body.toString('utf8')
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  return plain === '' ? null : createHash('sha256').update(plain).digest('hex')
}

function wordsOf(html: string): string {
  const root = parse(html)
  for (const noise of root.querySelectorAll(NOISE)) noise.remove()
  const main = root.querySelector('main') ?? root.querySelector('body') ?? root
  return main.structuredText
}
