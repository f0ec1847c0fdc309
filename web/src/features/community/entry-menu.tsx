import { useMutation } from '@apollo/client/react'
import { Ban, Clock, Flag, Pencil, Pin, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { useIsModerator, useViewer } from '#lib/session/session.ts'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { Menu } from '#ui/menu.tsx'
import { toast } from '#ui/toast-store.ts'
import { graphql } from '#gql'
import { communityMessages as text } from './community-messages.ts'

const MenuAction = lazyPart(async () => (await import('#ui/menu-popup.tsx')).MenuAction)
const ReportEntry = lazyPart(async () => (await import('./report-entry.tsx')).ReportEntry)
const DeleteDialog = lazyPart(
  async () => (await import('./delete-dialog.tsx')).DeleteDialog,
)

const blockMutation = graphql(`
  mutation EntryMenu_Block($input: BlockMemberInput!) {
    blockMember(input: $input) {
      __typename
      ... on Problem {
        code
        message
      }
    }
  }
`)

const markMutation = graphql(`
  mutation EntryMenu_Mark($input: MarkPostInput!) {
    markPost(input: $input) {
      __typename
      ... on PostSuccess {
        post {
          id
          isPinned
          isSticky
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

const silenceMutation = graphql(`
  mutation EntryMenu_Silence($input: SilenceMemberInput!) {
    silenceMember(input: $input) {
      __typename
      ... on Problem {
        code
        message
      }
    }
  }
`)

const WEEK_MS = 7 * 86_400_000
const iconSize = { 'aria-hidden': true, size: 18 } as const

export type MenuEntry = {
  id: string
  isOwn: boolean
  isAuthorBlocked: boolean
  authorId: string | null
  authorName: string
  /** Marks of a post; null for a reply. */
  marks: { isPinned: boolean; isSticky: boolean } | null
}

type EntryMenuProps = { entry: MenuEntry; onEdit: () => void; onChanged: () => void }

/** What can be done with a post or reply besides reading it; nothing for visitors. */
export function EntryMenu({ entry, onEdit, onChanged }: EntryMenuProps) {
  const [open, setOpen] = useState<'report' | 'delete' | null>(null)
  const isModerator = useIsModerator()
  if (useViewer() === null) return null
  const close = () => setOpen(null)
  return (
    <>
      <Menu label={text.more(entry.authorName)}>
        {entry.isOwn ? (
          <>
            <MenuAction
              label={text.edit}
              icon={<Pencil {...iconSize} />}
              onPress={onEdit}
            />
            <MenuAction
              label={text.delete}
              icon={<Trash2 {...iconSize} />}
              isDanger
              onPress={() => setOpen('delete')}
            />
          </>
        ) : (
          <>
            <MenuAction
              label={text.report}
              icon={<Flag {...iconSize} />}
              onPress={() => setOpen('report')}
            />
            {entry.authorId && <BlockAction entry={entry} onChanged={onChanged} />}
          </>
        )}
        {isModerator && <ModeratorActions entry={entry} />}
      </Menu>
      <LazyPart>
        {open === 'report' && <ReportEntry entryId={entry.id} onClose={close} />}
        {open === 'delete' && (
          <DeleteDialog
            entry={{ id: entry.id, isPost: entry.marks !== null }}
            onClose={close}
            onDeleted={onChanged}
          />
        )}
      </LazyPart>
    </>
  )
}

function BlockAction({ entry, onChanged }: Omit<EntryMenuProps, 'onEdit'>) {
  const [block] = useMutation(blockMutation)
  const { authorId, authorName, isAuthorBlocked } = entry
  async function press() {
    const input = { userId: authorId ?? '', isBlocked: !isAuthorBlocked }
    const done = await runMutation(
      text.blockFailed,
      async () => (await block({ variables: { input } })).data?.blockMember,
    )
    if (done === null) return
    if (!isAuthorBlocked) toast.success({ title: text.blockedNow, topic: 'block' })
    onChanged()
  }
  const label = isAuthorBlocked ? text.unblock(authorName) : text.block(authorName)
  return (
    <MenuAction label={label} icon={<Ban {...iconSize} />} onPress={() => void press()} />
  )
}

function ModeratorActions({ entry }: { entry: MenuEntry }) {
  const [mark] = useMutation(markMutation)
  const [silence] = useMutation(silenceMutation)
  const { id, marks, authorId, authorName, isOwn } = entry
  async function setMarks(changed: Partial<NonNullable<MenuEntry['marks']>>) {
    if (marks === null) return
    const input = { postId: id, ...marks, ...changed }
    const done = await runMutation(
      text.markFailed,
      async () => (await mark({ variables: { input } })).data?.markPost,
    )
    if (done) toast.success({ title: text.marked, topic: 'mark' })
  }
  async function stop() {
    const until = new Date(Date.now() + WEEK_MS).toISOString()
    const input = { userId: authorId ?? '', until, reason: 'ABUSE' }
    const done = await runMutation(
      text.silenceFailed,
      async () => (await silence({ variables: { input } })).data?.silenceMember,
    )
    if (done) toast.success({ title: text.silenced, topic: 'silence' })
  }
  return (
    <>
      {marks && (
        <>
          <MenuAction
            label={marks.isPinned ? text.unpin : text.pin}
            icon={<Pin {...iconSize} />}
            onPress={() => void setMarks({ isPinned: !marks.isPinned })}
          />
          <MenuAction
            label={marks.isSticky ? text.unstick : text.stick}
            icon={<Pin {...iconSize} />}
            onPress={() => void setMarks({ isSticky: !marks.isSticky })}
          />
        </>
      )}
      {authorId && !isOwn && (
        <MenuAction
          label={text.silence(authorName)}
          icon={<Clock {...iconSize} />}
          isDanger
          onPress={() => void stop()}
        />
      )}
    </>
  )
}
