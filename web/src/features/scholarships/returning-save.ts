import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '#lib/session/session.ts'
import { keepWish, takeWish } from '#lib/session/wish.ts'
import { toast } from '#ui/toast-store.ts'
import { paths } from '#paths'
import { scholarshipMessages as text } from './scholarship-messages.ts'
import { useSaving } from './use-saving.ts'

/** The address at which a visitor signs in before coming back; `keep` remembers the press itself. */
export function useSaveWish(scholarshipId: string): { address: string; keep: () => void } {
  const { pathname, search } = useLocation()
  return {
    address: paths.login('student', { returnTo: pathname + search }),
    keep: () => keepWish({ kind: 'save', what: scholarshipId, pathname }),
  }
}

/** Does once what a visitor wanted before signing in, and says so. For each page with hearts. */
export function useReturningSave(): void {
  const { status } = useSession()
  const { pathname } = useLocation()
  const { save } = useSaving()

  useEffect(() => {
    const wanted = status === 'signed-in' ? takeWish('save', pathname) : null
    if (wanted === null) return
    const run = async () => {
      const answer = await save(wanted)
      if (!answer) return
      const description = answer.isNew ? text.savedNew : text.savedBefore
      toast.success({ title: text.savedTitle, description, topic: 'save' })
    }
    void run()
  }, [status, pathname, save])
}
