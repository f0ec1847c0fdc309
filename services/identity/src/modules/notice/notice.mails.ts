import type { NoticeType } from './notice-types.ts'
import { composeLetter, type MailContent } from '../mail/mail.ts'

/** What somebody gets by a type, as the foot of its mails says it. */
const MAILS_OF: Record<NoticeType, string> = {
  'deadline-reminder': 'reminders of deadlines',
  'saved-search': 'mails about new scholarships for a saved search',
  'saved-search-digest': 'daily digests of saved searches',
  'saved-closed': 'mails about saved scholarships that close',
  'saved-changed': 'mails about saved scholarships that change',
  'listing-moderated': 'mails about decisions on listings',
  'sync-held': 'mails about syncs that wait for a decision',
  'source-stale': 'mails about sources that are out of date',
  other: 'mails about other news',
}

type Request = {
  type: NoticeType
  title: string
  body: string
  link: string
  linkLabel: string
}

/** A notice as a letter, with both ways out at its foot. */
export function noticeMail(
  { firstName }: { firstName: string },
  request: Request,
  urls: { site: string; unsubscribe: string },
): MailContent {
  const paragraphs = request.body.split(/\n{2,}/).filter((text) => text.trim() !== '')
  return composeLetter({
    subject: request.title,
    greeting: firstName,
    paragraphs: paragraphs.length > 0 ? paragraphs : [request.title],
    action: { label: request.linkLabel, url: `${urls.site}${request.link}` },
    links: [
      { label: `Get no more ${MAILS_OF[request.type]}`, url: urls.unsubscribe },
      {
        label: 'Choose what you hear of, and how',
        url: `${urls.site}/settings#notifications`,
      },
    ],
  })
}
