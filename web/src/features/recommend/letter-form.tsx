import { useState } from 'react'
import { showError } from '#lib/graphql/show-error.ts'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Form } from '#ui/form.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { useForm } from '#ui/use-form.ts'
import { LetterFile } from './letter-file.tsx'
import { recommendMessages as text } from './recommend-messages.ts'
import { answers, type LetterRequest } from './request.ts'
import { useLetterDraft } from './use-letter-draft.ts'

type Props = { token: string; request: LetterRequest; onDone: () => Promise<void> }
type Values = { way: 'write' | 'file'; text: string; file: string; mayReuse: boolean }

/** Writes a letter or sends one as a file; written text stays after every failure. */
export function LetterForm({ token, request, onDone }: Props) {
  const draft = useLetterDraft(token, request)
  const [fileName, setFileName] = useState(request.draftFileName)
  const form = useForm<Values>({
    initial: initialOf(request),
    validate({ way }) {
      if (way === 'write') return draft.text.trim() ? {} : { text: text.missingText }
      return fileName ? {} : { file: text.missingFile }
    },
    async submit({ way, mayReuse }) {
      const letter = way === 'write' ? draft.text : null
      const refusal = await answers.submit({ token, text: letter, mayReuse })
      if (refusal) return serverErrors(refusal)
      draft.forget()
      await onDone()
      return null
    },
    explain: showError,
  })
  const { way, mayReuse } = form.values
  const file = { token, fileName, onSent: setFileName }
  return (
    <Form form={form} submitLabel={text.submit} busyLabel={text.submitting}>
      <WayChoice value={way} onChange={(next) => form.set('way', next)} />
      {way === 'write' ? (
        <LetterText {...form.field('text')} draft={draft} />
      ) : (
        <LetterFile {...form.field('file')} {...file} />
      )}
      <Checkbox
        name="mayReuse"
        label={text.mayReuse}
        help={text.mayReuseHelp}
        isChecked={mayReuse}
        onChange={(isChecked) => form.set('mayReuse', isChecked)}
      />
      <p className="text-sm text-muted">{text.final}</p>
    </Form>
  )
}

function initialOf({ draftFileName, draftText }: LetterRequest): Values {
  const way = draftFileName && !draftText ? 'file' : 'write'
  return { way, text: '', file: '', mayReuse: false }
}

type WayChoiceProps = { value: Values['way']; onChange: (way: Values['way']) => void }

function WayChoice(props: WayChoiceProps) {
  return (
    <RadioCards
      {...props}
      legend={text.way}
      name="way"
      cards={[
        { value: 'write', title: text.write, children: <Help>{text.writeHelp}</Help> },
        { value: 'file', title: text.file, children: <Help>{text.fileHelp}</Help> },
      ]}
    />
  )
}

type LetterTextProps = {
  id: string
  name: string
  error: string | undefined
  draft: ReturnType<typeof useLetterDraft>
}

function LetterText({ id, name, error, draft }: LetterTextProps) {
  return (
    <div className="flex flex-col gap-1">
      <TextArea
        {...{ id, name, error }}
        value={draft.text}
        onChange={draft.change}
        label={text.text}
        help={text.textHelp}
        rows={12}
        className="min-h-64"
        maxLength={20_000}
      />
      {draft.text !== '' && <p className="text-sm text-muted">{text[draft.state]}</p>}
      {/* Announced only when something is wrong, because it is saved after each pause. */}
      <p role="status" className="sr-only">
        {(draft.state === 'offline' || draft.state === 'refused') && text[draft.state]}
      </p>
    </div>
  )
}

function Help({ children }: { children: string }) {
  return <span className="block text-sm text-muted">{children}</span>
}
