import { consumes } from '@landfall/kit/messaging/consumers'
import { SourceWentStale } from '@landfall/proto-events/catalog/source-went-stale.v1'
import type { NotifyAdmins } from '../modules/notice/notify-admins.ts'
import type { Stores } from '../stores.ts'

const readDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** Admins hear that a source is out of date. */
export const onSourceWentStale = (notifyAdmins: NotifyAdmins) =>
  consumes<typeof SourceWentStale.schema, Stores>(
    SourceWentStale,
    ({ data }, tx) => {
      const { sourceId, sourceName, staleAfterHours, lastSuccessAt, foundAt } = data
      const lastRead = lastSuccessAt
        ? `It was last read on ${readDate.format(new Date(lastSuccessAt))} (UTC)`
        : 'It has not been read since it was enabled'
      return notifyAdmins(tx, {
        cause: `source-stale:${sourceId}:${foundAt}`,
        type: 'source-stale',
        title: `A source is out of date: ${sourceName}`,
        body: `${lastRead}, and counts as out of date after ${staleAfterHours} hours.`,
        link: '/admin/sync',
        linkLabel: 'Open sources',
        occurredAt: foundAt,
      })
    },
    { from: 'now' },
  )
