import { Ban, Pencil, Play, Trash2 } from 'lucide-react'
import { MenuAction } from '#ui/menu-popup.tsx'
import type { PrepTaskStatus } from '#gql/graphql'
import { toolkitMessages as text } from './toolkit-messages.ts'

type Props = {
  status: PrepTaskStatus
  onStatus: (status: PrepTaskStatus) => void
  onEdit: () => void
  onRemove: () => void
}

/** Actions on a task that are rarer than completing it. */
export function TaskMenu({ status, onStatus, onEdit, onRemove }: Props) {
  const isOpen = status !== 'COMPLETED'
  return (
    <>
      {isOpen && status !== 'IN_PROGRESS' && (
        <MenuAction
          label={text.start}
          icon={<Play aria-hidden="true" size={20} />}
          onPress={() => onStatus('IN_PROGRESS')}
        />
      )}
      {isOpen && status !== 'BLOCKED' && (
        <MenuAction
          label={text.block}
          icon={<Ban aria-hidden="true" size={20} />}
          onPress={() => onStatus('BLOCKED')}
        />
      )}
      <MenuAction
        label={text.edit}
        icon={<Pencil aria-hidden="true" size={20} />}
        onPress={onEdit}
      />
      <MenuAction
        label={text.remove}
        isDanger
        icon={<Trash2 aria-hidden="true" size={20} />}
        onPress={onRemove}
      />
    </>
  )
}
