import type { CalendarInvitation } from '@landfall/proto-events/notice-requested'
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'

/**
 * An invitation that calendars read from a mail (RFC 5546). The site itself invites the recipient, so
 * neither of two people learns the other's address. Times are in UTC, which each calendar shows in its
 * own zone.
 * @param o.from the sender, as mails have it;
 * @param o.link a path of this site
 */
export function invitation(
  calendar: CalendarInvitation,
  o: {
    addressee: { email: string; firstName: string }
    from: string
    publicUrl: string
    link: string
    now: Date
  },
): string {
  const { method, uid, sequence, startsAt, endsAt, title, description } = calendar
  const isCancelled = method === 'CANCEL'
  const url = `${o.publicUrl}${o.link}`
  const document = ical({
    prodId: { company: 'Landfall', product: 'Invitations', language: 'EN' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  })
  document.createEvent({
    id: uid,
    sequence,
    stamp: o.now,
    start: new Date(startsAt),
    end: new Date(endsAt),
    summary: title,
    description: `${description}\n${url}`,
    url,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: 'Landfall', email: addressOf(o.from) },
    attendees: [
      {
        email: o.addressee.email,
        name: o.addressee.firstName,
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      },
    ],
  })
  return document.toString()
}

/** `Landfall <no-reply@example.org>` → `no-reply@example.org` */
function addressOf(from: string): string {
  return /<([^>]+)>/.exec(from)?.[1] ?? from
}
