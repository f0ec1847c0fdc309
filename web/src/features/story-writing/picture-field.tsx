import { useState } from 'react'
import { showError } from '#lib/graphql/show-error.ts'
import { controlStyle, Field } from '#ui/field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { sendPicture } from './send-picture.ts'
import { storyWritingMessages as text } from './story-writing-messages.ts'

export type PictureValue = { id: string; alt: string } | null

type Props = {
  id: string
  name: string
  value: PictureValue
  onChange: (value: PictureValue) => void
  error: string | undefined
  organizationId: string | null
}

/** Sends the chosen picture at once; its text is required as soon as it is there. */
export function PictureField({ id, name, value, onChange, error, organizationId }: Props) {
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function send(file: File) {
    setIsBusy(true)
    setFailure(null)
    try {
      const sent = await sendPicture(file, organizationId)
      if (typeof sent === 'string') setFailure(sent)
      else onChange({ id: sent.id, alt: value?.alt ?? '' })
    } catch (cause) {
      setFailure(`${text.sendFailed}. ${showError(cause)}`)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <>
      <Field
        id={id}
        name={name}
        label={text.picture}
        help={text.pictureHelp}
        isOptional
        error={failure ?? undefined}
      >
        {(control) => (
          <>
            <input
              {...control}
              type="file"
              accept="image/jpeg,image/png,image/webp,image/avif"
              className={controlStyle}
              onChange={({ target }) => {
                const [file] = target.files ?? []
                if (file) void send(file)
              }}
            />
            <p role="status" className="text-sm">
              {isBusy ? text.sending : value && text.sent}
            </p>
          </>
        )}
      </Field>
      {value && <AltField {...{ id, name, error, value, onChange }} />}
    </>
  )
}

type AltProps = Omit<Props, 'value' | 'organizationId'> & {
  value: NonNullable<PictureValue>
}

function AltField({ id, name, value, onChange, error }: AltProps) {
  return (
    <TextField
      id={`${id}-alt`}
      name={`${name}Alt`}
      label={text.alt}
      help={text.altHelp}
      error={error}
      maxLength={300}
      value={value.alt}
      onChange={(alt) => onChange({ ...value, alt })}
    />
  )
}
