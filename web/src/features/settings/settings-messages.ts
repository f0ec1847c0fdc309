export const settingsMessages = {
  title: 'Settings',
  lead: 'Your account, how we reach you, and where you are signed in.',
  loading: 'Loading your settings',
  loadFailed: 'Failed to load your settings',
  toProfile: 'My Profile',

  ownStories: 'Stories about you',
  ownStoriesText: (count: number) =>
    count === 1
      ? 'There is a story about you. No one can read it unless you approve it, and you can withdraw your approval at any time.'
      : `There are ${count} stories about you. No one can read them unless you approve them, and you can withdraw your approval at any time.`,
  openOwnStories: 'Open stories about you',

  account: 'Account',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  emailHelp: 'We’ll use the new address once you open the link we send there.',
  emailPasswordHelp:
    'We also email your current address a link that can recover the account for 7 days.',
  username: (name: string) => `Username: ${name}`,
  usernameHelp: 'You can sign in with it or your email. It cannot be changed.',
  accountType: { STUDENT: 'Student', DONOR: 'Donor', UNIVERSITY: 'University' },
  pendingEmail: (email: string) =>
    `You asked to change your email to ${email}. Open the link we sent there; until then we’ll keep using your current address.`,
  accountSubmit: 'Save account',
  accountDone: 'Account updated',
  accountMail: (email: string) => `We have sent a link to ${email}.`,
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  emailInvalid: 'Please enter a valid email address',

  password: 'Change password',
  passwordHelp: 'Other devices will need the new password.',
  currentPassword: 'Current password',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  currentRequired: 'Please enter your current password',
  confirmRequired: 'Please confirm your password',
  confirmDiffers: 'Passwords don’t match',
  passwordSubmit: 'Change password',
  passwordDone: 'Password changed',

  preferences: 'Preferences',
  timeZone: 'Time zone',
  timeZoneHelp: 'We show all times and send reminders in this time zone.',
  preferencesSubmit: 'Save preferences',
  preferencesDone: 'Preferences updated',

  // Must differ from the name of the message region, which is on every page.
  notices: 'Notification choices',
  noticesHelp: 'You’ll always get emails about your account.',
  noticesTable: 'Types of notification and how you get them',
  noticeKind: 'Type',
  noticeGroups: {
    applications: 'Applications and documents',
    scholarships: 'Scholarships',
    mentoring: 'Essays and mentors',
    immigration: 'Immigration dates',
    community: 'Forum, stories and reports',
    site: 'Site and connections',
    other: 'Other',
  },
  channels: { inApp: 'Here', mail: 'Email' },
  newsByMail: 'News about this site by email',
  newsHelp:
    'What is new on this site. No such emails are sent yet: we keep your choice until there are some. The newsletter with stories has its own subscription at the bottom of each page.',
  quietHours: 'Quiet hours',
  quietHoursHelp: (timeZone: string) =>
    `Non-urgent emails are held until quiet hours end (${timeZone.replaceAll('_', ' ')} time). You can change the time zone under Preferences.`,
  quietHoursOn: 'Hold emails during quiet hours',
  quietFrom: 'From',
  quietUntil: 'Until',
  noticesSubmit: 'Save notifications',
  noticesDone: 'Notifications updated',

  sessions: 'Where you are signed in',
  sessionsHelp: 'If you don’t recognize a device, sign it out and change your password.',
  unknownDevice: 'Unknown device',
  unknownAddress: 'unknown address',
  current: 'This device',
  lastSeen: (when: string) => `Last used ${when}`,
  since: (date: string) => `since ${date}`,
  revoke: 'Sign out',
  revokeLabel: (device: string, address: string) => `Sign out ${device}, ${address}`,
  revokeDone: 'Signed out on that device',
  revokeFailed: 'Failed to sign out that device',
  revokeOthers: 'Sign out everywhere else',
  revokeOthersDone: (count: number) =>
    count === 1 ? 'Signed out on one other device' : `Signed out on ${count} other devices`,
  revokeOthersFailed: 'Failed to sign out elsewhere',
  onlyHere: 'You are signed in on this device only.',

  memberships: 'Your organizations',
  noMemberships: 'You don’t belong to an organization.',
  role: { OWNER: 'Owner', EDITOR: 'Editor', REVIEWER: 'Reviewer', READER: 'Reader' },
  verification: {
    PENDING: 'Waiting for verification',
    VERIFIED: 'Verified',
    DECLINED: 'Not verified',
  },

  ownData: 'Your data',
  ownDataLead: 'Download it, or have it erased.',
  exportText:
    'One ZIP file with everything you keep here: your profile, lists, applications, essays, matches, and what you wrote and did in the forum as JSON, and your documents. Letters you waived the right to read are not included.',
  exportAction: 'Download your data',
  erasureTitle: 'Erase your account',
  erasureText:
    'Your account and everything you keep here will be erased in 14 days. Applications waiting for a decision are withdrawn, and offers waiting for your answer end; of the ones you submitted, only “Deleted user”, the state, dates, points and money remain, without what you or others wrote. You can change your mind until then.',
  erasureLeaves: (name: string, open: number) =>
    `You are the only member of ${name}. When your account is erased, nobody can act for it any more: ${open === 0 ? '' : open === 1 ? 'its 1 open scholarship closes, ' : `its ${open} open scholarships close, `}its API keys are revoked and its webhooks turned off. To keep it going, make another person an owner first.`,
  erasurePassword: 'Your password, to confirm',
  erasureSubmit: 'Erase my account in 14 days',
  erasureDone: 'Your account will be erased',
  erasurePending: (day: string) =>
    `Your account will be erased on ${day}. Until then everything works as before.`,
  keep: 'Keep my account',
  keepDone: 'Your account will be kept',
  keepFailed: 'Failed to keep your account',
  saving: 'Saving…',
} as const
