import { defineJob } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

/** With waits of 2 s that double, nine hours in all: a mail server may be away for a night. */
const MAIL_ATTEMPTS = 15

export const SendMail = defineJob({
  queue: 'identity-mail',
  name: 'send-mail',
  description: 'Hands a stored mail to the mail server, or keeps it where there is none.',
  schema: z.object({ mailId: z.uuid() }),
  attempts: MAIL_ATTEMPTS,
  backoffMs: 2_000,
  removeWhenDone: true,
})

export const AnswerMailRequest = defineJob({
  queue: 'identity-mail',
  name: 'answer-mail-request',
  description:
    'Looks up the account of a forgot-password or resend-verification request and queues its mail, if there is one.',
  schema: z.object({ requestId: z.uuid() }),
  removeWhenDone: true,
})

export const SweepMails = defineJob({
  queue: 'identity-upkeep',
  name: 'sweep-mails',
  description:
    'Queues mails again whose jobs were lost, and those that quiet hours held back.',
  schema: z.object({}),
})

/** Sessions, tokens and devices that nobody can use any more. */
export const RemoveExpired = defineJob({
  queue: 'identity-upkeep',
  name: 'remove-expired',
  description: 'Removes expired sessions, used or expired tokens and forgotten devices.',
  schema: z.object({}),
})

export const EraseAccounts = defineJob({
  queue: 'identity-upkeep',
  name: 'erase-accounts',
  description:
    'Erases accounts whose people asked for it 14 days ago, and tells it again later.',
  schema: z.object({}),
})

/** A queue of its own: with many students it takes minutes, and nothing else waits for it. */
export const Republish = defineJob({
  queue: 'identity-republish',
  name: 'republish',
  description: 'Tells the state of every profile, answer, organization and place again.',
  schema: z.object({}),
  attempts: 10,
  backoffMs: 1_000,
})

export const jobDefinitions = [
  SendMail,
  AnswerMailRequest,
  SweepMails,
  RemoveExpired,
  EraseAccounts,
  Republish,
] as const
