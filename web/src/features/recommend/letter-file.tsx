import { useState } from 'react'
import { showError } from '#lib/graphql/show-error.ts'
import { controlStyle, Field } from '#ui/field.tsx'
import { recommendMessages as text } from './recommend-messages.ts'
import { sendFile } from './request.ts'

type Props = {
  id: string
  name: string
  error: string | undefined
  token: string
  fileName: string | null
  onSent: (name: string) => void
}

/** Uploads the chosen file at once; another file replaces it. */
export function LetterFile({ id, name, error, token, fileName, onSent }: Props) {
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function send(file: File) {
    setIsBusy(true)
    setFailure(null)
    try {
      const refusal = await sendFile(token, file)
      if (refusal === null) onSent(file.name)
      setFailure(refusal)
    } catch (cause) {
      setFailure(`${text.fileFailed}. ${showError(cause)}`)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Field
      id={id}
      name={name}
      label={text.choose}
      help={text.fileHelp}
      error={failure ?? error}
    >
      {(control) => (
        <>
          <input
            {...control}
            type="file"
            accept=".pdf,.docx"
            className={controlStyle}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) void send(file)
            }}
          />
          <p role="status" className="text-sm">
            {isBusy ? text.sending : fileName && text.sent(fileName)}
          </p>
        </>
      )}
    </Field>
  )
}
