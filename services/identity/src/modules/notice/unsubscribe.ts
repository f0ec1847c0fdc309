import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { NoticeType } from './notice-types.ts'
import type { Stores } from '../../stores.ts'
import type { InvalidToken } from '../account/account.problems.ts'
import { wantedOf } from './notice-choices.ts'
import type { SetUnsubscriptionInput } from './notice.input.ts'
import { readUnsubscription } from './unsubscribe-token.ts'

type Deps = { stores: Stores; unitOfWork: UnitOfWork<Stores> }
/** Mails of one type to the account that the link was sent to. */
export type UnsubscriptionState = { type: NoticeType; isOff: boolean }

/** The links never expire and work any number of times: one that we do not know was cut off or made up. */
const unknownLink: InvalidToken = {
  __typename: 'InvalidToken',
  code: 'INVALID_TOKEN',
  message:
    'This link is incomplete. Please open it from the email again, or choose your emails in the settings.',
}

/** The link at the foot of a mail: it opens nothing but this one choice, so it needs no login. */
export function makeUnsubscribe({ stores, unitOfWork }: Deps) {
  return {
    /** What the link would turn off; a program that follows links changes nothing. */
    async findUnsubscription(token: string): Promise<UnsubscriptionState | null> {
      const link = readUnsubscription(token, await stores.signingKeys.unsubscribe())
      if (!link) return null
      const chosen = await stores.preferences.find(link.userId)
      // An account that no longer exists gets no mails either.
      const isOff = !chosen || !wantedOf(chosen.noticeChoices, link.type).mail
      return { type: link.type, isOff }
    },

    /** Idempotent: a mail program may send it as often as it likes. */
    async setUnsubscription({
      token,
      isOff,
    }: SetUnsubscriptionInput): Promise<Result<UnsubscriptionState, InvalidToken>> {
      const link = readUnsubscription(token, await stores.signingKeys.unsubscribe())
      if (!link) return err(unknownLink)
      const { userId, type } = link
      return unitOfWork(async (tx) => {
        if (!(await tx.accounts.find(userId))) return ok({ type, isOff: true })
        await tx.preferences.update(userId, {}, [{ type, mail: !isOff }])
        return ok({ type, isOff })
      })
    },
  }
}
