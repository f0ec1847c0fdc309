import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useSession } from '#lib/session/session.ts'
import { toast } from '#ui/toast-store.ts'
import { paths } from '#paths'
import { scholarshipMessages as text } from './scholarship-messages.ts'
import { useSaving } from './use-saving.ts'

const parameter = 'save'

/** Sign-in page that leads back to here with the wish to save this scholarship. */
export function useSaveAddress(scholarshipId: string): string {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  query.set(parameter, scholarshipId)
  return paths.auth({ returnTo: `${pathname}?${query.toString()}` })
}

/** Does what a visitor wished before signing in, once, and says so. For each page with hearts. */
export function useReturningSave(): void {
  const { status } = useSession()
  const [query, setQuery] = useSearchParams()
  const wanted = query.get(parameter)
  const done = useRef<string | null>(null)
  const { save } = useSaving()

  useEffect(() => {
    if (status !== 'signed-in' || !wanted || done.current === wanted) return
    done.current = wanted
    const rest = new URLSearchParams(query)
    rest.delete(parameter)
    setQuery(rest, { replace: true })
    const run = async () => {
      const answer = await save(wanted)
      if (!answer) return
      const description = answer.isNew ? text.savedNew : text.savedBefore
      toast.success({ title: text.savedTitle, description, topic: 'save' })
    }
    void run()
  }, [status, wanted, query, setQuery, save])
}
