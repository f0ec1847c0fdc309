import { idFromName } from '@landfall/kit/core/ids'
import type { Transaction } from '../../stores.ts'
import type { NoticeType } from './notice-types.ts'
import type { ReceiveNotices } from './receive-notices.ts'

type AdminNews = {
  /** What it follows from: the same cause makes the same notice, however often it comes. */
  cause: string
  type: NoticeType
  title: string
  body: string
  /** A path of this site. */
  link: string
  linkLabel: string
  /** ISO 8601. */
  occurredAt: string
}
export type NotifyAdmins = ReturnType<typeof makeNotifyAdmins>

/** Makes a notice for each current admin; how it reaches them is their choice. */
export function makeNotifyAdmins({ receiveNotices }: { receiveNotices: ReceiveNotices }) {
  return async (tx: Transaction, { cause, ...shown }: AdminNews): Promise<void> => {
    const adminIds = await tx.accounts.adminIds()
    await receiveNotices(
      tx,
      adminIds.map((userId) => ({
        ...shown,
        noticeId: idFromName('notice', `${cause}:${userId}`),
        userId,
        isUrgent: false,
      })),
    )
  }
}
