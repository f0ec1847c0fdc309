import { BellPlus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { PartFailed } from '#ui/part-failed.tsx'
import { useLocation, useSearchParams } from 'react-router'
import { LinkButton } from '#page/links.tsx'
import { keepsScholarships, useSession } from '#lib/session/session.ts'
import { paths } from '#paths'
import { Button } from '#ui/button.tsx'
import type { SearchToSave } from './save-search-dialog.tsx'
import { savedSearchMessages as text } from './saved-search-messages.ts'

const SaveSearchDialog = lazyPart(
  async () => (await import('./save-search-dialog.tsx')).SaveSearchDialog,
)

const parameter = 'saveSearch'

/** Opens the form that saves the search; a visitor signs in first and then comes back to it. */
export function SaveSearchButton(search: SearchToSave) {
  const { status, viewer } = useSession()
  const { pathname, search: query } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  useReturn(status === 'signed-in', () => setIsOpen(true))
  // This account has nowhere to keep the search.
  if (viewer && !keepsScholarships(viewer)) return null
  const label = (
    <>
      <BellPlus aria-hidden="true" size={20} />
      {/* On a phone it shares its row with the filters. */}
      <span>
        {text.saveShort}
        <span className="max-sm:sr-only"> {text.saveRest}</span>
      </span>
    </>
  )
  if (status !== 'signed-in') {
    const back = new URLSearchParams(query)
    back.set(parameter, 'true')
    return (
      <LinkButton
        to={paths.login('student', { returnTo: `${pathname}?${back.toString()}` })}
      >
        {label}
      </LinkButton>
    )
  }
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{label}</Button>
      {isOpen && (
        <LazyPart failed={<PartFailed />}>
          <SaveSearchDialog {...search} isOpen onClose={() => setIsOpen(false)} />
        </LazyPart>
      )}
    </>
  )
}

/** Does once what a visitor wanted before signing in. */
function useReturn(isSignedIn: boolean, onReturn: () => void): void {
  const [query, setQuery] = useSearchParams()
  const isWished = query.has(parameter)
  useEffect(() => {
    if (!isSignedIn || !isWished) return
    setQuery(
      (present) => {
        const rest = new URLSearchParams(present)
        rest.delete(parameter)
        return rest
      },
      { replace: true },
    )
    onReturn()
  }, [isSignedIn, isWished, setQuery, onReturn])
}
