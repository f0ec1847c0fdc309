/** Words of the list of notices, its bell, and the page behind a mail's unsubscribe link. */
export const noticeMessages = {
  title: 'Notifications',
  lead: 'Your notifications, newest first.',
  bell: 'Notifications',
  bellWith: (unread: string) => `Notifications, ${unread} unread`,
  /** A number too large for the badge. */
  many: '99+',
  came: (unread: number) =>
    unread === 1
      ? 'A new notification. 1 is unread.'
      : `New notifications. ${unread} are unread.`,
  unread: 'Unread',
  unreadCount: (unread: string) => `${unread} unread`,
  noneUnread: 'No unread notifications',
  show: 'Show',
  all: 'All',
  onlyUnread: 'Unread only',
  markAll: 'Mark all as read',
  markedAll: 'All notifications are marked as read',
  markFailed: 'Failed to mark the notifications as read',
  mark: 'Mark as read',
  markOf: (title: string) => `Mark “${title}” as read`,
  newOnes: 'Show new notifications',
  noun: 'notifications',
  loading: 'Loading notifications',
  failed: 'Failed to load your notifications',
  emptyTitle: 'No notifications yet',
  empty:
    'Deadline reminders, new scholarships for your saved searches and changes to what you saved will appear here.',
  emptyUnreadTitle: 'No unread notifications',
  emptyUnread: 'You’re all caught up.',
  showAll: 'Show all',
  settings: 'Notification settings',

  unsubscribeTitle: 'Email preferences',
  unsubscribeLoading: 'Loading…',
  unsubscribeAsk: 'Stop these emails?',
  unsubscribeHelp:
    'You’ll stop getting this type of email. It will still appear in your notifications here. Other emails continue.',
  unsubscribe: 'Stop these emails',
  isOff: 'You’re unsubscribed from these emails.',
  isOn: 'You’ll get these emails again.',
  undo: 'Undo',
  unsubscribeFailed: 'Failed to stop the emails',
  unsubscribeLoadFailed: 'We couldn’t open this link',
  noTokenTitle: 'This link is incomplete',
  noToken:
    'Please open it from the email again, or choose your emails in the settings of your account.',
  toSettings: 'Manage all emails',
} as const
