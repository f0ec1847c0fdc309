import { escapeHtml } from '@landfall/kit/core/escape-html'
import { button, layout, link, list, paragraph } from './letter-layout.ts'
import type { MailContent } from './mail.ts'

type Link = { label: string; url: string }

export type Letter = {
  subject: string
  /** The person's first name; null until the address is verified, because a stranger may have typed it. */
  greeting: string | null
  /** Lines of a paragraph that begin with "- " are a list. */
  paragraphs: readonly string[]
  action?: Link
  /** After the action: how long it is valid, what to do if somebody else asked for it. */
  notes?: readonly string[]
  /** Below the letter: ways to get less mail. */
  links?: readonly Link[]
}

/** Lays a letter out as text and HTML, which say the same. Everything from people is escaped here, once. */
export function composeLetter(letter: Letter): MailContent {
  const { greeting, paragraphs, action, notes = [], links = [] } = letter
  const subject = oneLine(letter.subject)
  const opening = greeting === null ? 'Hello,' : `Hello ${greeting},`
  const text = [
    opening,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...notes,
    'Landfall',
    ...links.map(({ label, url }) => `${label}: ${url}`),
  ].join('\n\n')
  const html = layout({
    subject: escapeHtml(subject),
    letter: [
      paragraph([escapeHtml(opening)]),
      ...paragraphs.flatMap(partsOf),
      ...(action ? [button(escapedLink(action))] : []),
      ...notes.map((note) => paragraph([escapeHtml(note)], 'muted')),
    ],
    foot: links.map((one) => link(escapedLink(one))),
  })
  return { subject, text, html }
}

const ITEM = '- '

/** A paragraph's lines: those of a list together, the others each on its own line. */
function partsOf(text: string): string[] {
  const parts: { isList: boolean; lines: string[] }[] = []
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const isList = line.startsWith(ITEM)
    const words = escapeHtml(isList ? line.slice(ITEM.length) : line)
    const last = parts.at(-1)
    if (last?.isList === isList) last.lines.push(words)
    else parts.push({ isList, lines: [words] })
  }
  return parts.map(({ isList, lines }) => (isList ? list(lines) : paragraph(lines)))
}

const escapedLink = ({ label, url }: Link) => ({
  label: escapeHtml(label),
  href: escapeHtml(url),
})

/** A subject is a header: a line break in somebody's name must not start another one. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
}
