import { Heart } from 'lucide-react'
import { Link } from 'react-router'
import { keepsScholarships, useSession } from '#lib/session/session.ts'
import { LinkButton } from '#page/links.tsx'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { graphql, readFragment, type FragmentType } from '#gql'
import { scholarshipMessages as text } from './scholarship-messages.ts'
import { useSaveWish } from './returning-save.ts'
import { useSaveToggle } from './use-save-toggle.ts'

const saveButtonFragment = graphql(`
  fragment SaveButton_Scholarship on Scholarship {
    id
    title
    saved {
      id
      applicationStatus
      notes
    }
  }
`)

type Props = {
  scholarship: FragmentType<typeof saveButtonFragment>
  /** Shows words beside the heart. */
  isWide?: boolean
  /** There are others beside it: its words name the scholarship for screen readers. */
  isOneOfMany?: boolean
}

/** The heart. A visitor goes to the sign-in page and back, and then it really saves. */
export function SaveButton({ scholarship, isWide, isOneOfMany }: Props) {
  const { id, title, saved } = readFragment(saveButtonFragment, scholarship)
  const { status, viewer } = useSession()
  const { address, keep } = useSaveWish(id)
  const toggle = useSaveToggle(id, saved ?? null)
  const heart = (
    <Heart size={20} aria-hidden="true" fill={saved ? 'currentColor' : 'none'} />
  )
  const which = isOneOfMany && <span className="sr-only">{` ${title}`}</span>
  // This account has no list to save into.
  if (viewer && !keepsScholarships(viewer)) return null
  if (status !== 'signed-in')
    return isWide ? (
      <LinkButton to={address} onClick={keep}>
        {heart}
        {text.save}
        {which}
      </LinkButton>
    ) : (
      <Link
        to={address}
        onClick={keep}
        aria-label={text.saveNamed(title)}
        title={text.save}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded hover:bg-sea-soft hover:text-sea"
      >
        {heart}
      </Link>
    )
  return isWide ? (
    <Button onClick={() => void toggle()}>
      {heart}
      {saved ? text.saved : text.save}
      {which}
    </Button>
  ) : (
    <IconButton
      label={text.saveNamed(title)}
      aria-pressed={Boolean(saved)}
      icon={heart}
      className={saved ? 'text-coral' : ''}
      onClick={() => void toggle()}
    />
  )
}
