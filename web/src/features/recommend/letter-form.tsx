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

/** Writes a letter or sends one; what is written stays on every failure. */
export function LetterForm({ token, request, onDone }: Props) {
  const draft = useLetterDraft(token, request)
  const [fileName, setFileName] = useState(request.draftFileName)
  const form = useForm<Values>({
    initial: {
      way: request.draftFileName && !request.draftText ? 'file' : 'write',
      text: '',
      file: '',
      mayReuse: false,
    },
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
  return (
    <Form form={form} submitLabel={text.submit} busyLabel={text.submitting}>
      <RadioCards
        legend={text.way}
        name="way"
        value={way}
        onChange={(next) => form.set('way', next)}
        cards={[
          { value: 'write', title: text.write, children: <Help>{text.writeHelp}</Help> },
          { value: 'file', title: text.file, children: <Help>{text.fileHelp}</Help> },
        ]}
      />
      {way === 'write' ? (
        <div className="flex flex-col gap-1">
          <TextArea
            {...form.field('text')}
            value={draft.text}
            onChange={draft.change}
            label={text.text}
            help={text.textHelp}
            rows={12}
            maxLength={20_000}
          />
          <p className="text-sm text-muted">
            {draft.text === '' ? ' ' : text[draft.state]}
          </p>
          <p role="status" className="sr-only">
            {draft.state === 'offline' && text.offline}
          </p>
        </div>
      ) : (
        <LetterFile
          {...form.field('file')}
          token={token}
          fileName={fileName}
          onSent={setFileName}
        />
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

function Help({ children }: { children: string }) {
  return <span className="block text-sm text-muted">{children}</span>
}
