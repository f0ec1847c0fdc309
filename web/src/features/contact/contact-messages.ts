/** Words of writing to the operator, and of the admins' queue of what came. */
export const contactMessages = {
  email: 'Your email',
  emailHelp: 'The answer comes there.',
  emailRequired: 'Please enter your email',
  name: 'Your name',
  message: 'Your message',
  messageHelp:
    'What you wanted to do, and what happened instead. Never your password, a passport or a SEVIS number.',
  messageRequired: 'Please write your message',
  submit: 'Send message',
  busy: 'Sending…',
  another: 'Write another',

  queueTitle: 'Messages',
  queueLead:
    'What people wrote through the contact form. Answer by email, then close it. Closed messages are erased after 90 days.',
  waiting: 'Waiting for an answer',
  noun: 'messages',
  failed: 'The messages could not be loaded.',
  loading: 'Loading messages…',
  none: 'No message waits',
  answer: 'Answer by email',
  close: 'Close',
  closed: 'Message closed',
  closeFailed: 'The message could not be closed',
  undo: 'Undo',
  undoFailed: 'The message could not be put back',
  back: 'The message waits again',
} as const
