import { today } from '#lib/format/today.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useForm } from '#ui/use-form.ts'
import { showError } from '#lib/graphql/show-error.ts'
import { toolkitMessages as text } from './toolkit-messages.ts'
import type { Line, useLineChanges } from './use-line-changes.ts'

type Props = {
  line: Line
  changes: Pick<ReturnType<typeof useLineChanges>, 'update' | 'remove'>
  onClose: () => void
}

/** Sets a line's date and note; the student can reword and remove lines of their own. */
export function LineDialog({ line, changes, onClose }: Props) {
  const form = useLineForm({ line, changes, onClose })
  return (
    <Dialog title={text.lineTitle} isOpen onClose={onClose}>
      <Form
        form={form}
        submitLabel={text.save}
        busyLabel={text.saving}
        actions={
          <>
            <Button onClick={onClose}>{text.cancel}</Button>
            {(line.isOwn || line.isGone) && (
              <Button
                kind="danger"
                onClick={() => {
                  onClose()
                  void changes.remove(line.id)
                }}
              >
                {text.removeLine}
              </Button>
            )}
          </>
        }
      >
        {line.isOwn ? (
          <TextField label={text.newLine} maxLength={200} {...form.field('task')} />
        ) : (
          <p className="font-semibold">{line.task}</p>
        )}
        <TextField
          type="date"
          label={text.dueDate}
          help={text.dueDateHelp}
          isOptional
          min={line.dueDate && line.dueDate < today() ? line.dueDate : today()}
          {...form.field('dueDate')}
        />
        <TextArea label={text.note} isOptional maxLength={2_000} {...form.field('notes')} />
      </Form>
    </Dialog>
  )
}

function useLineForm({ line, changes, onClose }: Props) {
  return useForm({
    initial: { task: line.task, dueDate: line.dueDate ?? '', notes: line.notes ?? '' },
    validate: ({ task }) => (task.trim() === '' ? { task: text.needLine } : {}),
    explain: showError,
    submit: async ({ task, dueDate, notes }) => {
      const day = dueDate === '' ? null : dueDate
      const change = { dueDate: day, notes: notes.trim() === '' ? null : notes }
      const isSaved = await changes.update(line, {
        ...change,
        ...(line.isOwn && { task }),
      })
      if (isSaved) onClose()
      return isSaved ? null : { message: text.lineFailed, fields: {} }
    },
  })
}
