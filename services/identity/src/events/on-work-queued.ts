import { consumes, type Consumer } from '@landfall/kit/messaging/consumers'
import { defineWorkQueued } from '@landfall/proto-events/work-queued'
import type { NotifyAdmins } from '../modules/notice/notify-admins.ts'
import type { NoticeType } from '../modules/notice/notice-types.ts'
import type { Stores } from '../stores.ts'

/** Services with queues that administrators work through. */
const PUBLISHERS = ['catalog', 'community', 'mentoring']

type Words = { type: NoticeType; title: string; link: string }

/** By kind of work; kinds that are not here yet cause no notice. */
const WORDS: Readonly<Record<string, Words>> = {
  'mentor-application': {
    type: 'mentor-waiting',
    title: 'A mentor application is waiting for review',
    link: '/admin/verification?view=mentors',
  },
  'listing-report': {
    type: 'report-waiting',
    title: 'A listing was reported',
    link: '/admin/reports',
  },
  'review-report': {
    type: 'report-waiting',
    title: 'A review of a mentor was reported',
    link: '/admin/reports',
  },
  'forum-case': {
    type: 'report-waiting',
    title: 'Something in the forum was reported',
    link: '/admin/forum',
  },
  'forum-appeal': {
    type: 'appeal-waiting',
    title: 'An appeal against a forum decision is waiting',
    link: '/admin/forum',
  },
  'no-show-appeal': {
    type: 'appeal-waiting',
    title: 'An appeal against a no-show is waiting',
    link: '/admin/verification?view=mentors',
  },
}

/** Admins hear of what waits for them, once for each time that it was queued; never what it says. */
export const onWorkQueued = (notifyAdmins: NotifyAdmins): Consumer<Stores>[] =>
  PUBLISHERS.map((service) => {
    const event = defineWorkQueued(service)
    return consumes<typeof event.schema, Stores>(
      event,
      async ({ data: { kind, subjectId, queuedAt } }, tx) => {
        const words = WORDS[kind]
        if (!words) return
        await notifyAdmins(tx, {
          ...words,
          cause: `work-queued:${kind}:${subjectId}:${queuedAt}`,
          body: 'It stays in the queue until someone decides.',
          linkLabel: 'Open the queue',
          occurredAt: queuedAt,
        })
      },
      { from: 'now' },
    )
  })
