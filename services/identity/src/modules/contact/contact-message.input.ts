import { optionalText, writtenText } from '@landfall/kit/graphql/written-text'
import { z } from 'zod'
import { email } from '../account/account.input.ts'
import { CONTACT_MESSAGE_MAX_LENGTH, CONTACT_NAME_MAX_LENGTH } from './contact-message.ts'

/** @returns name: null for none */
export const sendContactMessageInput = z.object({
  email: email(),
  name: optionalText(CONTACT_NAME_MAX_LENGTH),
  message: writtenText(CONTACT_MESSAGE_MAX_LENGTH).pipe(
    z.string().min(1, 'Please write your message'),
  ),
})
export type SendContactMessageInput = z.output<typeof sendContactMessageInput>

export const closeContactMessageInput = z.object({
  id: z.string(),
  isClosed: z.boolean(),
})
export type CloseContactMessageInput = z.output<typeof closeContactMessageInput>
