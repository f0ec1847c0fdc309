import { useMutation } from '@apollo/client/react'
import { type FragmentType, graphql, readFragment } from '#gql'
import { formatDayOf } from '#lib/format/format.ts'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { Button } from '#ui/button.tsx'
import { buttonStyle } from '#ui/button-style.ts'
import { Notice } from '#ui/notice.tsx'
import { toast } from '#ui/toast-store.ts'
import { ErasureForm } from './erasure-form.tsx'
import { settingsMessages as text } from './settings-messages.ts'
import { SettingsSection } from './settings-section.tsx'

const fragment = graphql(`
  fragment OwnDataSection_User on User {
    id
    erasure {
      dueAt
    }
  }
`)

const keepDocument = graphql(`
  mutation OwnDataSection_Keep {
    cancelAccountErasure {
      __typename
      ... on AccountErasureSuccess {
        user {
          ...OwnDataSection_User
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

type Props = { user: FragmentType<typeof fragment> }

/** A copy of everything that a person keeps here, and the deletion of their account. */
export function OwnDataSection({ user }: Props) {
  const { erasure } = readFragment(fragment, user)
  return (
    <SettingsSection title={text.ownData} lead={text.ownDataLead}>
      <p>{text.exportText}</p>
      <a
        href="/api/account/export"
        download
        className={buttonStyle('secondary', 'normal', 'self-start')}
      >
        {text.exportAction}
      </a>
      <h3>{text.erasureTitle}</h3>
      {erasure ? <Pending dueAt={erasure.dueAt} /> : <ErasureForm />}
    </SettingsSection>
  )
}

function Pending({ dueAt }: { dueAt: string }) {
  const [keep, { loading }] = useMutation(keepDocument)
  async function keepAccount() {
    const done = await runMutation(text.keepFailed, async () => {
      const { data } = await keep()
      return data?.cancelAccountErasure
    })
    if (done) toast.success({ title: text.keepDone, topic: 'settings' })
  }
  return (
    <Notice tone="warn">
      <p>{text.erasurePending(formatDayOf(dueAt))}</p>
      <Button className="mt-3" isBusy={loading} onClick={() => void keepAccount()}>
        {text.keep}
      </Button>
    </Notice>
  )
}
