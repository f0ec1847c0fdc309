import { Pencil } from 'lucide-react'
import { useId, useState, type FormEvent } from 'react'
import { TextLink } from '#page/links.tsx'
import { cardStyle } from '#ui/card-style.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { TextField } from '#ui/text-field.tsx'
import { paths } from '#paths'
import { graphql, readFragment, type FragmentType } from '#gql'
import { DueText } from './due-text.tsx'
import { toolkitMessages as text } from './toolkit-messages.ts'
import { useLineChanges, type Line, type LineChange } from './use-line-changes.ts'

const LineDialog = lazyPart(async () => (await import('./line-dialog.tsx')).LineDialog)

const fragment = graphql(`
  fragment ChecklistCard_PrepChecklist on PrepChecklist {
    id
    overallProgress
    aiRecommendations
    checklistItems {
      id
      task
      required
      completed
      dueDate
      notes
      isOwn
      isGone
    }
    scholarship {
      id
      slug
      title
      provider
    }
  }
`)

/** The requirements of one scholarship, line by line, and how far the student is. */
export function ChecklistCard(props: { checklist: FragmentType<typeof fragment> }) {
  const list = readFragment(fragment, props.checklist)
  const { scholarship, overallProgress, checklistItems, aiRecommendations } = list
  const id = useId()
  const changes = useLineChanges(list)
  const [edited, setEdited] = useState<Line | null>(null)
  return (
    <article aria-labelledby={id} className={cardStyle('p-card', 'flex flex-col gap-3')}>
      <div>
        <h3 id={id} className="text-lg break-words">
          <TextLink
            to={paths.scholarship(scholarship.slug)}
            className="inline-flex min-h-11 items-center"
          >
            {scholarship.title}
          </TextLink>
        </h3>
        <p className="text-muted">{scholarship.provider}</p>
      </div>
      <ProgressBar
        label={text.listProgress(scholarship.title)}
        percent={overallProgress}
        words={text.listWords(overallProgress)}
      />
      <p className="tabular text-sm text-muted">{text.listWords(overallProgress)}</p>
      <Lines lines={checklistItems} onTick={changes.update} onEdit={setEdited} />
      {aiRecommendations.length > 0 && (
        <Disclosure summary={text.recommendations}>
          <ul className="flex max-w-prose list-disc flex-col gap-1 ps-5">
            {aiRecommendations.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Disclosure>
      )}
      <NewLine label={text.addLineOf(scholarship.title)} onAdd={changes.add} />
      {edited && (
        <LazyPart>
          <LineDialog line={edited} changes={changes} onClose={() => setEdited(null)} />
        </LazyPart>
      )}
    </article>
  )
}

type LinesProps = {
  lines: readonly Line[]
  onTick: (line: Line, change: LineChange) => Promise<boolean>
  onEdit: (line: Line) => void
}

function Lines({ lines, onTick, onEdit }: LinesProps) {
  if (lines.length === 0) return <p className="max-w-prose">{text.emptyList}</p>
  return (
    <ul className="divide-y divide-line">
      {lines.map((line) => (
        <li key={line.id} className="flex items-start justify-between gap-2 py-1">
          <Checkbox
            label={<LineLabel line={line} />}
            name={line.id}
            isChecked={line.completed}
            onChange={(completed) => void onTick(line, { completed })}
          />
          <IconButton
            label={text.actionOf(text.dateAndNote, line.task)}
            icon={<Pencil size={20} />}
            onClick={() => onEdit(line)}
          />
        </li>
      ))}
    </ul>
  )
}

function LineLabel({ line }: { line: Line }) {
  const { task, completed, isOwn, isGone, dueDate, notes } = line
  return (
    <span className="flex min-w-0 flex-col gap-1">
      <span className="break-words">
        {task} {isGone && <Badge tone="warn">{text.gone}</Badge>}
        {isOwn && <Badge>{text.own}</Badge>}
      </span>
      {dueDate && !completed && (
        <span className="text-sm">
          <DueText dueDate={dueDate} />
        </span>
      )}
      {notes && <span className="text-sm whitespace-pre-line text-muted">{notes}</span>}
    </span>
  )
}

type NewLineProps = { label: string; onAdd: (task: string) => Promise<boolean> }

function NewLine({ label, onAdd }: NewLineProps) {
  const [task, setTask] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function add(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    if (task.trim() === '') return setError(text.needLine)
    setIsBusy(true)
    if (await onAdd(task)) setTask('')
    setIsBusy(false)
  }

  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={(event) => void add(event)}
      className="flex flex-wrap items-end gap-3"
    >
      <div className="grow basis-60">
        <TextField
          label={text.newLine}
          name="newLine"
          isOptional="unsaid"
          maxLength={200}
          error={error}
          value={task}
          onChange={(value) => {
            setTask(value)
            setError(undefined)
          }}
        />
      </div>
      <Button type="submit" isBusy={isBusy}>
        {text.addLine}
      </Button>
    </form>
  )
}
