/** Words of writing to the operator, and of the admins' queue of messages. */
export const contactMessages = {
  email: 'Your email',
  emailHelp: 'We will reply to this address.',
  emailRequired: 'Please enter your email',
  name: 'Your name',
  message: 'Your message',
  messageHelp:
    'What you wanted to do, and what happened instead. Never include your password or a passport or SEVIS number.',
  messageRequired: 'Please write your message',
  submit: 'Send message',
  busy: 'Sending…',
  another: 'Write another',

  queueTitle: 'Messages',
  queueLead:
    'Messages from the contact form. Reply by email, then close them. Closed messages are erased after 90 days.',
  waiting: 'Waiting for an answer',
  noun: 'messages',
  failed: 'The messages could not be loaded.',
  loading: 'Loading messages…',
  none: 'No messages waiting',
  answer: 'Answer by email',
  close: 'Close',
  closed: 'Message closed',
  closeFailed: 'The message could not be closed',
  undo: 'Undo',
  undoFailed: 'The message could not be reopened',
  back: 'The message is back in the queue',
} as const
