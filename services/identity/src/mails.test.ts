import { expect, it } from 'vitest'
import {
  emailChangedMail,
  emailChangeRequestedMail,
  passwordChangedMail,
  passwordResetMail,
  verificationMail,
} from './modules/account/account.mails.ts'
import { noticeMail } from './modules/notice/notice.mails.ts'
import {
  declinedMail,
  invitationMail,
  verifiedMail,
} from './modules/organization/organization.mails.ts'

const ADA = { firstName: 'Ada', isEmailVerified: true }
const LINK = 'https://landfall.example/do?token=t&next=%2F'
const noticed = (body: string) =>
  noticeMail(
    ADA,
    {
      type: 'saved-search-digest',
      title: '2 new scholarships',
      body,
      link: '/saved-searches',
      linkLabel: 'See your saved searches',
    },
    {
      site: 'https://landfall.example',
      unsubscribe: 'https://landfall.example/unsubscribe',
    },
  )

/** The tags in their order: the letter up to its button with the address, its notes, the links below. */
const MAILS = [
  ['verification', verificationMail(LINK), 'h1 p p p a p p p'],
  ['password reset', passwordResetMail(ADA, LINK), 'h1 p p p a p p p'],
  ['password changed', passwordChangedMail(ADA, LINK), 'h1 p p p p a p p'],
  ['address about to change', emailChangeRequestedMail(ADA, LINK), 'h1 p p p p a p p'],
  ['address changed', emailChangedMail(ADA, LINK), 'h1 p p p p a p p'],
  [
    'invitation',
    invitationMail({ name: 'Hope', role: 'editor' }, LINK),
    'h1 p p p a p p p',
  ],
  ['organization verified', verifiedMail(ADA, 'Hope', LINK), 'h1 p p p a p'],
  [
    'organization declined',
    declinedMail(ADA, 'Hope', 'No site.', LINK),
    'h1 p p p p p a p',
  ],
  ['notice', noticed('It closes soon.'), 'h1 p p p a p p a p a'],
  ['notice without words', noticed(''), 'h1 p p p a p p a p a'],
  [
    'digest',
    noticed('Civil: 2 new\n- A: US$5,000\n- B: US$1\n\nArt: 1 new\n- C: full tuition'),
    'h1 p p ul li li p ul li p a p p a p a',
  ],
] as const

it.each(MAILS)('%s: has one layout and one button', (_name, mail, outline) => {
  const body = mail.html.slice(mail.html.indexOf('<body'))
  const tags = [...body.matchAll(/<(h1|p|ul|li|a)\b/g)].map(([, tag]) => tag)
  expect(tags.join(' ')).toBe(outline)
  expect(body.match(/class="button"/g)).toHaveLength(1)
})

it.each(MAILS)('%s: text and HTML say the same', (_name, { html, text }) => {
  expect(wordsOfHtml(html)).toEqual(wordsOfText(text))
})

/** Every word and address, in no order: the name stands above the one and below the other. */
function wordsOfHtml(html: string): string[] {
  const body = html.slice(html.indexOf('<body'))
  const shown = body.replaceAll(/<a class="link" href="([^"]*)"[^>]*>/g, '$1 ')
  return wordsOf(shown.replaceAll(/<[^>]*>/g, ' ').replaceAll('&amp;', '&'))
}

/** A mark of a list and the colon before an address are no words. */
function wordsOfText(text: string): string[] {
  return wordsOf(text.replaceAll(/^- /gm, '').replaceAll(/:(?=\s+https:)/g, ''))
}

function wordsOf(text: string): string[] {
  return text
    .split(/\s+/)
    .filter((word) => word !== '')
    .toSorted()
}
