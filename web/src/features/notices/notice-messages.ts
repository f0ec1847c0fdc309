import type { NoticeType } from '#gql/graphql'

/** What each kind of notice is, as one chooses it and as its mails name it. */
export const noticeTypeLabels: Readonly<Record<NoticeType, string>> = {
  DEADLINE_REMINDER: 'Reminders of deadlines',
  SAVED_SEARCH: 'New scholarships for a saved search, at once',
  SAVED_SEARCH_DIGEST: 'Daily digests of saved searches',
  SAVED_CLOSED: 'A saved scholarship closes',
  SAVED_CHANGED: 'A saved scholarship changes',
  LISTING_MODERATED: 'Decisions on listings',
  SYNC_HELD: 'A sync waits for a decision',
  SOURCE_STALE: 'A source is out of date',
  OTHER: 'Other news',
}

/** Words of the list of notices, of its bell, and of the page behind a mail's way out. */
export const noticeMessages = {
  title: 'Notifications',
  lead: 'What you asked to hear of, newest first.',
  bell: 'Notifications',
  bellWith: (unread: string) => `Notifications, ${unread} unread`,
  /** More than the badge has room for. */
  many: '99+',
  came: (unread: number) =>
    unread === 1
      ? 'A new notification. 1 is unread.'
      : `New notifications. ${unread} are unread.`,
  unread: 'Unread',
  unreadCount: (unread: string) => `${unread} unread`,
  noneUnread: 'All read',
  show: 'Show',
  all: 'All',
  onlyUnread: 'Unread only',
  markAll: 'Mark all as read',
  markedAll: 'All notifications are marked as read',
  markFailed: 'The notifications could not be marked as read',
  mark: 'Mark as read',
  markOf: (title: string) => `Mark “${title}” as read`,
  newOnes: 'Show new notifications',
  noun: 'notifications',
  loading: 'Loading notifications',
  failed: 'Failed to load your notifications',
  emptyTitle: 'No notifications yet',
  empty:
    'Reminders of deadlines, scholarships for your saved searches and changes of what you saved will stand here.',
  emptyUnreadTitle: 'Nothing is unread',
  emptyUnread: 'Everything that you were told of is read.',
  showAll: 'Show all',
  settings: 'Choose what you hear of',

  unsubscribeTitle: 'Mails that you get',
  unsubscribeLoading: 'Loading what this link is about',
  unsubscribeAsk: 'Shall these mails stop?',
  unsubscribeHelp:
    'Only mails of this kind stop. They still stand in your notifications on this site, and other mails go on.',
  unsubscribe: 'Stop these mails',
  isOff: 'You get no more mails of this kind.',
  isOn: 'You get mails of this kind again.',
  undo: 'Undo',
  unsubscribeFailed: 'The mails could not be stopped',
  unsubscribeLoadFailed: 'We could not read what this link is about',
  noTokenTitle: 'This link is not complete',
  noToken:
    'Please open it from the mail again, or choose your mails in the settings of your account.',
  toSettings: 'Choose all of your mails',
} as const
