import { DECLARED_NOTICES } from './declared-notices.ts'
import type { NoticeType } from './notice-types.ts'
import { composeLetter } from '../mail/letter.ts'
import type { MailContent } from '../mail/mail.ts'

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
      { label: `Unsubscribe from ${mailsOf(request.type)}`, url: urls.unsubscribe },
      {
        label: 'Notification settings',
        url: `${urls.site}/settings#notifications`,
      },
    ],
  })
}

/** Words for the mails of a type, for the foot of its mails. */
function mailsOf(type: NoticeType): string {
  return type === 'other' ? 'emails about other news' : DECLARED_NOTICES[type].mails
}
