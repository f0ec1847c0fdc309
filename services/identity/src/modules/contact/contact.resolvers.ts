import { throwProblem } from '@landfall/kit/core/problems'
import { connectionOf, parsePage } from '@landfall/kit/graphql/paging'
import { parseInput } from '@landfall/kit/graphql/parse-input'
import { z } from 'zod'
import { answer } from '../../answer.ts'
import type { Context } from '../../context.ts'
import { asAdmin } from '../account/account.policy.ts'
import {
  closeContactMessageInput,
  sendContactMessageInput,
} from './contact-message.input.ts'
import type { ContactMessage } from './contact-message.ts'

type Input = { input: Record<string, unknown> }
type PageArgs = { first?: number | null; after?: string | null }

const position = z.strictObject({ id: z.uuid() })

export const contactQueries = {
  async contactMessages(_root: unknown, args: PageArgs, context: Context) {
    const admin = asAdmin(context.caller)
    if (!admin.ok) return throwProblem(admin.error)
    const { first, after } = parsePage(context.caller, args, position)
    const page = await context.useCases.waitingMessages(admin.value, {
      first,
      after: after?.id ?? null,
    })
    return connectionOf({
      ...page,
      node: (one) => one,
      positionOf: ({ id }) => ({ id }),
      hasPreviousPage: after !== null,
    })
  },
}

export const contactMutations = {
  async sendContactMessage(_root: unknown, { input }: Input, context: Context) {
    const parsed = parseInput(sendContactMessageInput, input)
    if (!parsed.ok) return parsed.error
    const result = await context.useCases.sendContactMessage(context.caller, parsed.value)
    return answer(context, result, () => ({
      __typename: 'SendContactMessageSuccess',
      message: 'Thank you. Your message was sent to the people who run this site.',
    }))
  },

  async closeContactMessage(_root: unknown, { input }: Input, context: Context) {
    const admin = asAdmin(context.caller)
    if (!admin.ok) return admin.error
    const parsed = parseInput(closeContactMessageInput, input)
    if (!parsed.ok) return parsed.error
    const result = await context.useCases.closeContactMessage(admin.value, parsed.value)
    return answer(context, result, (contactMessage) => ({
      __typename: 'CloseContactMessageSuccess',
      contactMessage,
    }))
  },
}

export const contactMessageFields = {
  isClosed: ({ closedAt }: ContactMessage) => closedAt !== null,
}
