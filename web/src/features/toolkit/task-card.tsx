import { useId, useState } from 'react'
import { TextLink } from '#page/links.tsx'
import { cardStyle } from '#ui/card-style.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { Menu } from '#ui/menu.tsx'
import { paths } from '#paths'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { PrepTaskStatus, TaskCard_PrepTaskFragment } from '#gql/graphql'
import { DueText } from './due-text.tsx'
import {
  taskPriorities,
  taskStatuses,
  taskTypes,
  toolkitMessages as text,
} from './toolkit-messages.ts'
import { useTaskChanges } from './use-task-changes.ts'

const TaskMenu = lazyPart(async () => (await import('./task-menu.tsx')).TaskMenu)
const TaskDialog = lazyPart(async () => (await import('./task-dialog.tsx')).TaskDialog)

const fragment = graphql(`
  fragment TaskCard_PrepTask on PrepTask {
    id
    title
    description
    taskType
    priority
    status
    dueDate
    estimatedTimeHours
    studentNotes
    aiGeneratedContent
    dateNote
    isPlanned
    scholarship {
      id
      slug
      title
      provider
    }
  }
`)

type Props = {
  task: FragmentType<typeof fragment>
  /** Runs when the pressed button is gone with its card. */
  onGone: () => void
}

/** One task: its title, scholarship and due day, and what can be done with it. */
export function TaskCard({ onGone, ...props }: Props) {
  const task = readFragment(fragment, props.task)
  const id = useId()
  const changes = useTaskChanges(task.id)
  const [isEditing, setIsEditing] = useState(false)
  const [isRemoving, setIsRemoving] = useState(false)
  return (
    <article aria-labelledby={id} className={cardStyle('p-card', 'flex flex-col gap-3')}>
      <Head task={task} titleId={id} />
      <Body task={task} />
      <Actions
        task={task}
        onStatus={(status) => {
          // Completed and reopened tasks move to another list.
          if (status === 'COMPLETED' || task.status === 'COMPLETED') onGone()
          void changes.setStatus(status)
        }}
        onEdit={() => setIsEditing(true)}
        onRemove={() => setIsRemoving(true)}
      />
      {isEditing && (
        <LazyPart>
          <TaskDialog task={task} onClose={() => setIsEditing(false)} />
        </LazyPart>
      )}
      <RemoveQuestion
        task={task}
        isOpen={isRemoving}
        onClose={() => setIsRemoving(false)}
        onRemove={() => void changes.remove().then((isGone) => isGone && onGone())}
      />
    </article>
  )
}

type Task = TaskCard_PrepTaskFragment

function Head({ task, titleId }: { task: Task; titleId: string }) {
  const { title, scholarship, status } = task
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0 grow basis-60">
        <h3 id={titleId} className="text-lg break-words">
          {title}
        </h3>
        <p className="text-sm">
          <TextLink
            to={paths.scholarship(scholarship.slug)}
            className="inline-flex min-h-6 items-center"
          >
            {scholarship.title}
          </TextLink>
        </p>
      </div>
      <Badge
        tone={status === 'BLOCKED' ? 'warn' : status === 'IN_PROGRESS' ? 'sea' : 'neutral'}
      >
        {taskStatuses[status]}
      </Badge>
    </div>
  )
}

function Body({ task }: { task: Task }) {
  const { description, dateNote, studentNotes, taskType, priority, status } = task
  const { estimatedTimeHours: hours } = task
  return (
    <>
      <p className="max-w-prose whitespace-pre-line">{description}</p>
      {status !== 'COMPLETED' && (
        <p>
          <DueText dueDate={task.dueDate} />
        </p>
      )}
      {dateNote && status !== 'COMPLETED' && (
        <p className="max-w-prose text-sm text-muted">{dateNote}</p>
      )}
      <p className="text-sm text-muted">
        {[
          taskTypes[taskType],
          text.priorityOf(taskPriorities[priority]),
          ...(typeof hours === 'number' ? [text.hours(hours)] : []),
        ].join(' · ')}
      </p>
      {task.aiGeneratedContent && (
        <Disclosure summary={text.outline}>
          <p className="max-w-prose break-words whitespace-pre-line">
            {task.aiGeneratedContent}
          </p>
        </Disclosure>
      )}
      {studentNotes && (
        <div className="rounded bg-sunken p-3">
          <h4 className="text-sm font-semibold">{text.notes}</h4>
          <p className="max-w-prose whitespace-pre-line">{studentNotes}</p>
        </div>
      )}
    </>
  )
}

type ActionsProps = {
  task: Task
  onStatus: (status: PrepTaskStatus) => void
  onEdit: () => void
  onRemove: () => void
}

function Actions({ task: { title, status }, ...handlers }: ActionsProps) {
  const isCompleted = status === 'COMPLETED'
  const label = isCompleted ? text.reopen : text.complete
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        aria-label={text.actionOf(label, title)}
        onClick={() => handlers.onStatus(isCompleted ? 'NOT_STARTED' : 'COMPLETED')}
      >
        {label}
      </Button>
      <Menu label={text.moreFor(title)}>
        <TaskMenu status={status} {...handlers} />
      </Menu>
    </div>
  )
}

type RemoveQuestionProps = {
  task: Task
  isOpen: boolean
  onClose: () => void
  onRemove: () => void
}

function RemoveQuestion({ task, isOpen, onClose, onRemove }: RemoveQuestionProps) {
  return (
    <ConfirmDialog
      title={text.removeTitle}
      isOpen={isOpen}
      onClose={onClose}
      confirm={text.remove}
      cancel={text.keep}
      onConfirm={() => {
        onClose()
        onRemove()
      }}
    >
      <p className="font-semibold">{task.title}</p>
      {task.isPlanned && <p>{text.removeWhy}</p>}
    </ConfirmDialog>
  )
}
