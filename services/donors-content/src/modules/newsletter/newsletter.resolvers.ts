import { parseInput } from '@landfall/kit/graphql/parse-input'
import { notFound } from '@landfall/kit/core/problems'
import { z } from 'zod'
import type { Context } from '../../context.ts'

type Input = { input: unknown }

const NO_EMAIL = 'Please enter a valid email address'
const emailInput = z.object({
  email: z.string().trim().toLowerCase().max(254, NO_EMAIL).pipe(z.email(NO_EMAIL)),
})
const tokenInput = z.object({
  token: z.string().regex(/^[\w-]{1,100}$/, 'This link is incomplete'),
})

const said = (message: string) => ({ __typename: 'NewsletterSuccess', message })

export const newsletterMutations = {
  async subscribeToNewsletter(_root: unknown, { input }: Input, context: Context) {
    const parsed = parseInput(emailInput, input)
    if (!parsed.ok) return parsed.error
    const { newsletter, visitorOf } = context.useCases
    const by = visitorOf.askerOf(context.caller)
    const asked = await newsletter.subscribe(by, parsed.value.email)
    if (!asked.ok) return asked.error
    return said(
      'Check your email and click the link to confirm that you want the newsletter.',
    )
  },

  async confirmNewsletter(_root: unknown, { input }: Input, { useCases }: Context) {
    const parsed = parseInput(tokenInput, input)
    if (!parsed.ok) return parsed.error
    const isKnown = await useCases.newsletter.confirm(parsed.value.token)
    return isKnown ? said('You are now subscribed to the newsletter.') : notFound('link')
  },

  async leaveNewsletter(_root: unknown, { input }: Input, { useCases }: Context) {
    const parsed = parseInput(tokenInput, input)
    if (!parsed.ok) return parsed.error
    await useCases.newsletter.leave(parsed.value.token)
    return said('You will no longer get the newsletter, and your address has been deleted.')
  },
}
